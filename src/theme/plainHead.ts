import { size } from './density.ts';
import { headText } from './headText.ts';
import { maskOf } from './maskOf.ts';
import { rightAligned } from './plainRows.ts';

const arrow = maskOf('M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8 8-8z');

/** What `SortLabel` looks like; its arrow shows the order, and on what is pointed at that it sorts. */
const sortLabel = {
  display: 'inline-flex',
  flexDirection: 'inherit',
  alignItems: 'center',
  verticalAlign: 'middle',
  m: 0,
  p: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::after': {
    content: '""',
    flex: 'none',
    mx: 0.5,
    width: 18,
    height: 18,
    mask: arrow,
    bgcolor: 'text.secondary',
    printColorAdjust: 'exact',
    opacity: 0,
    transition: 'opacity 200ms, transform 200ms',
  },
  '&:hover::after': { opacity: 0.5 },
  '&[data-active]': { color: 'text.primary' },
  '&[data-active]::after': { opacity: 1 },
  '&[data-direction=ascending]::after': { transform: 'rotate(180deg)' },
  '@media (forced-colors: active)': { '&::after': { bgcolor: 'ButtonText' } },
} as const;

/**
 * Makes a table's head of plain elements look like MUI's: one style sheet for the table, where each cell would ask for its own
 * and each that sorts for four more.
 */
export const plainHead = {
  '& thead tr th': {
    typography: 'body2',
    ...headText,
    padding: size.cellPadding,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    textAlign: 'left',
  },
  [`& thead .${rightAligned}`]: { textAlign: 'right', flexDirection: 'row-reverse' },
  '& .sort-label': sortLabel,
} as const;

/** Heads of many columns that sort: what sorts is underlined instead of keeping room for an arrow. */
export const plainSort = {
  '& .sort-label:not([data-active])::after': { display: 'none' },
  '& .sort-label:hover': { textDecoration: 'underline' },
} as const;
