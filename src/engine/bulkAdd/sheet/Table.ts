/** A cell's text, and whether it was a number. */
export interface RawCell {
  text: string;
  isNumber: boolean;
}

/** A sheet as text: what files of every format are read into. */
export interface Table {
  name: string;
  isHidden: boolean;
  lines: readonly (readonly RawCell[])[];
  /** Indexes of lines that are hidden by hand or by a filter. */
  hidden: ReadonlySet<number>;
  /** Indexes of columns that are hidden. */
  hiddenColumns: ReadonlySet<number>;
  /** Cells around the header that are merged, from the first to the last, inclusive. */
  merges: readonly Merge[];
  /** Cells of any line that are merged with those below, by their first line. */
  tallMerges: readonly Merge[];
}

interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
