import type { Theme } from '@mui/material';

/** The outline of what has the focus by keyboard, for plain elements; MUI's have it from the theme. */
export const focusRing = ({ palette }: Theme) => ({
  outline: `2px solid ${palette.primary.main}`,
  outlineOffset: 2,
});
