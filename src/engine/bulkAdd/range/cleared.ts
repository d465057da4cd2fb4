import type { GridField, GridRow } from '../definition.ts';
import { eachInSlices } from '../slices.ts';
import type { CellRange } from './CellRange.ts';

/** The rows of a range that have text in it, without that text, in time slices. */
export async function cleared(
  rows: readonly GridRow[],
  fields: readonly Pick<GridField, 'source'>[],
  { top, bottom, left, right }: CellRange,
): Promise<GridRow[]> {
  const sources = fields.slice(left, right + 1).map(({ source }) => source);
  const nothing = Object.fromEntries(sources.map(source => [source, '']));
  const found: GridRow[] = [];
  await eachInSlices(rows.slice(top, bottom + 1), row => {
    if (sources.some(source => (row.cells[source] ?? '') !== ''))
      found.push({ ...row, cells: { ...row.cells, ...nothing } });
  });
  return found;
}
