import type { CellPlace } from './CellRange.ts';

/** The nearest cell of a grid with so many rows and columns. */
export const within = ({ row, column }: CellPlace, size: CellPlace): CellPlace => ({
  row: Math.max(0, Math.min(row, size.row - 1)),
  column: Math.max(0, Math.min(column, size.column - 1)),
});
