import type { Theme } from '@mui/material/styles';
import { maskOf } from './maskOf.ts';

const outline = 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z';
const paths = {
  empty: 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
  checked: `${outline}m-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z`,
  some: `${outline}m-2 10H7v-2h10v2z`,
};

/** A browser's own checkbox, where there are hundreds of them, in the looks of the lists' checkboxes. */
export const drawnCheckbox = ({ palette }: Theme) =>
  ({
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    cursor: 'pointer',
    // A mask would cut off the outline of the focus.
    appearance: 'none',
    borderRadius: '4px',
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: '100%',
      blockSize: '100%',
      backgroundColor: palette.mode === 'light' ? '#858C9A' : '#7B8494',
      mask: maskOf(paths.empty),
    },
    '&:checked::before': { backgroundColor: palette.primary.main, mask: maskOf(paths.checked) },
    '&:indeterminate::before': { backgroundColor: palette.primary.main, mask: maskOf(paths.some) },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 0 },
    '&:disabled': { cursor: 'default', opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  }) as const;
