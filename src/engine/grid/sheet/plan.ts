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

export type SheetReading =
  | {
      kind: 'rows';
      rows: Cells[];
      /** Headers that no field goes by. */
      unknown: string[];
    }
  | { kind: 'refused'; why: Refusal; names?: string[] };

export type SheetAnswer = SheetReading | { kind: 'file'; file: Uint8Array<ArrayBuffer> };
