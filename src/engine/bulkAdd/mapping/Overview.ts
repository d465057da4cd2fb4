import type { Changes } from './Changes.ts';
import type { Target } from './Target.ts';

/** What the user has decided about a file; what is left out is as proposed. */
export interface Choices {
  sheets: Readonly<Record<string, SheetChoices>>;
  withHidden: boolean;
  /** Whether the name of a row's sheet goes into its remarks. */
  withSheetName: boolean;
  /** The keys of the suggestions that are followed. */
  followed: readonly string[];
}

export interface SheetChoices {
  isChosen?: boolean;
  /** The number of the row with the headers, from 1; null for none. */
  headerRow?: number | null;
  targets?: readonly (Target | null)[];
}

export const noChoices: Choices = { sheets: {}, withHidden: false, withSheetName: false, followed: [] };

/** A column of a sheet. */
export interface ColumnView {
  header: string;
  /** Its first values. */
  samples: string[];
  target: Target | null;
  isSure: boolean;
  /** Whether it has neither a header nor a value. */
  isEmpty: boolean;
}

/** A sheet as it is going to be read. */
export interface SheetView {
  name: string;
  isHidden: boolean;
  isChosen: boolean;
  rowCount: number;
  /** How many lines would be rows if their columns were chosen. */
  lineCount: number;
  hiddenCount: number;
  /** The numbers of lines that are no records. */
  skipped: number[];
  headerRow: number | null;
  /** The first lines, to choose the header among. */
  top: { number: number; text: string }[];
  columns: ColumnView[];
  isTooLong: boolean;
}

/** What was found in a file, and what would be read with the choices made so far. */
export interface Overview extends Changes {
  sheets: SheetView[];
  /** How many rows would be read. */
  rowCount: number;
  /** How many hidden rows are in the chosen sheets. */
  hiddenCount: number;
  /** The labels of required fields that no column of a chosen sheet goes to. */
  missing: string[];
  /** The source of the field that takes texts of several columns, and the sheet's name; null when there is none. */
  remarks: string | null;
  problem: 'noRows' | 'noColumns' | 'tooManyRows' | null;
  /** Whether no one needs to look at it. */
  isCertain: boolean;
}
