import type { GridField, GridRow } from '../definition.ts';
import { mapInSlices } from '../slices.ts';
import type { CellRange } from './CellRange.ts';

type Fields = readonly Pick<GridField, 'source'>[];

/** Gives rows the cells that one row has in the range's columns. */
export function fillFrom({ cells }: GridRow, fields: Fields, { left, right }: CellRange) {
  const filled = Object.fromEntries(
    fields.slice(left, right + 1).map(({ source }) => [source, cells[source] ?? '']),
  );
  return (row: GridRow): GridRow => ({ ...row, cells: { ...row.cells, ...filled } });
}

/** The rows of a range with the cells of its first row, in time slices; one row alone gets those of the row above it. */
export async function filledDown(
  rows: readonly GridRow[],
  fields: Fields,
  range: CellRange,
): Promise<GridRow[]> {
  const { top, bottom } = range;
  const from = rows[top === bottom ? top - 1 : top];
  if (from === undefined) return [];
  return mapInSlices(rows.slice(top === bottom ? top : top + 1, bottom + 1), fillFrom(from, fields, range));
}
