/** A cell by the index of its shown row and the index of its field. */
export interface CellPlace {
  row: number;
  column: number;
}

/** A block of cells; all ends are inclusive. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeBetween = (a: CellPlace, b: CellPlace): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const rowCountOf = ({ top, bottom }: CellRange) => bottom - top + 1;
export const columnCountOf = ({ left, right }: CellRange) => right - left + 1;
