import type { FieldPlan } from '../cells/plan.ts';
import type { Cells } from '../definition.ts';

/** What the worker is asked for; plain data. */
export type SheetTask =
  { kind: 'read'; file: File; fields: FieldPlan[]; today: string } | { kind: 'write'; sheet: SheetPlan };

/** A spreadsheet of a grid's rows: an empty one to fill in, or rows to correct with their reasons. */
export interface SheetPlan {
  name: string;
  fields: FieldPlan[];
  rows: Cells[];
  /** A last column with a text for each row. */
  reasons?: { label: string; texts: string[] };
}

/** Why a file is refused, each with words of its own. */
export type Refusal =
  | 'extension'
  | 'empty'
  | 'tooLarge'
  | 'notExcel'
  | 'encrypted'
  | 'oldExcel'
  | 'damaged'
  | 'unpacksTooLarge'
  | 'tooManyRows'
  | 'noHeaders'
  | 'missingHeaders'
  | 'repeatedHeaders'
  | 'noRows'
  | 'tooSlow';

/** A row of a sheet that is neither empty nor the template's example. */
export interface SheetRow {
  cells: Cells;
  /** Its number in the sheet, from 1. */
  number: number;
  /** Hidden by hand or by a filter. */
  isHidden: boolean;
}

/** A sheet with columns that are known. */
export interface FoundSheet {
  name: string;
  isHidden: boolean;
  rows: SheetRow[];
  /** Headers that match no field. */
  unknown: string[];
}

/** A sheet with known columns that cannot be used all the same. */
export interface UnusedSheet {
  name: string;
  why: Refusal;
  names: string[];
}

export type SheetReading =
  | { kind: 'sheets'; sheets: FoundSheet[]; unused: UnusedSheet[] }
  | { kind: 'refused'; why: Refusal; names?: string[] };

export type SheetAnswer = SheetReading | { kind: 'file'; file: Uint8Array<ArrayBuffer> };
