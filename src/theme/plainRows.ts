import { size } from './density.ts';

/** The class of a cell of figures. */
export const rightAligned = 'MuiTableCell-alignRight';

/**
 * Makes a table's rows of plain elements look like MUI's: one style sheet for the table, where hundreds of cells would each
 * ask for theirs. `plainHead` does it for the head.
 */
export const plainRows = {
  '& :is(tbody, tfoot) tr': { verticalAlign: 'middle' },
  '& :is(tbody, tfoot) :is(td, th)': {
    typography: 'body2',
    color: 'text.primary',
    padding: size.cellPadding,
    borderBottom: '1px solid',
    borderColor: 'line',
    textAlign: 'left',
  },
  [`& :is(tbody, tfoot) .${rightAligned}`]: { textAlign: 'right' },
  '& :is(tbody, tfoot) tr:last-of-type td': { borderBottom: 0 },
} as const;
