import type { SxProps, Theme } from '@mui/material';

/** How many shades there are besides none. */
export const levels = 6;

/** How much of the colour, in percent, the darkest shade has: text stays readable on any brand's. */
const most = { light: 45, dark: 36 };

const shadesOf = ({ primary, background, mode }: Theme['palette']): Record<string, object> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, index) => [
      `& [data-level="${index + 1}"]`,
      {
        backgroundColor: `color-mix(in srgb, ${primary.main} ${((index + 1) * most[mode]) / levels}%, ${background.paper})`,
      },
    ]),
  );

/** The looks of the whole map in one place: its 168 cells carry no styles of their own. */
export const heatStyles: SxProps<Theme> = ({ palette }) => ({
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '2px', tableLayout: 'fixed' },
  '& thead th:first-of-type, & th[scope=row]': { width: 40 },
  '& th': { fontWeight: 550, fontSize: '0.75rem', color: palette.text.secondary, padding: '2px' },
  '& td': { padding: 0 },
  '& button': {
    display: 'block',
    width: '100%',
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: '5px',
    font: 'inherit',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    color: palette.text.primary,
    cursor: 'pointer',
    '&:hover': { boxShadow: `inset 0 0 0 1px ${palette.text.secondary}` },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '&[aria-disabled=true]': { cursor: 'default', color: palette.text.secondary },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  '& .legend': {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '0.75rem',
    color: palette.text.secondary,
  },
  '& .legend i': { width: 18, height: 12, borderRadius: '3px' },
  '& [data-level="0"]': { backgroundColor: palette.sunken },
  ...shadesOf(palette),
});
