import type { GridField, GridRow } from '../definition.ts';
import type { CellRange } from './CellRange.ts';

/** The rows of a range with the cells of its first row; one row alone gets those of the row above it. */
export function filledDown(
  rows: readonly GridRow[],
  fields: readonly Pick<GridField, 'source'>[],
  { top, bottom, left, right }: CellRange,
): GridRow[] {
  const from = rows[top === bottom ? top - 1 : top];
  if (from === undefined) return [];
  const filled = Object.fromEntries(
    fields.slice(left, right + 1).map(({ source }) => [source, from.cells[source] ?? '']),
  );
  return rows
    .slice(top === bottom ? top : top + 1, bottom + 1)
    .map(row => ({ ...row, cells: { ...row.cells, ...filled } }));
}
