import type { GridField, GridRow } from '../definition.ts';
import type { CellRange } from './CellRange.ts';

/** The rows of a range that have text in it, without that text. */
export function cleared(
  rows: readonly GridRow[],
  fields: readonly Pick<GridField, 'source'>[],
  { top, bottom, left, right }: CellRange,
): GridRow[] {
  const sources = fields.slice(left, right + 1).map(({ source }) => source);
  const nothing = Object.fromEntries(sources.map(source => [source, '']));
  return rows
    .slice(top, bottom + 1)
    .filter(({ cells }) => sources.some(source => (cells[source] ?? '') !== ''))
    .map(row => ({ ...row, cells: { ...row.cells, ...nothing } }));
}
