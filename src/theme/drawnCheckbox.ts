import type { Theme } from '@mui/material/styles';
import { drawnAt, drawnIcon } from './drawnIcons.ts';

const px = 20;

/** A browser's own checkbox, where there are hundreds of them, in the looks of the lists' checkboxes. */
export const drawnCheckbox = ({ palette }: Theme) =>
  ({
    flex: 'none',
    inlineSize: px,
    blockSize: px,
    margin: 0,
    cursor: 'pointer',
    appearance: 'none',
    borderRadius: '4px',
    ...drawnIcon(palette.icons, 'unchecked', px),
    '&:checked': drawnAt('checked', px),
    '&:indeterminate': drawnAt('some', px),
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 0 },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto', backgroundImage: 'none' },
  }) as const;
