import type { FieldPlan } from '../cells/plan.ts';
import type { Cells, GridRow } from '../definition.ts';
import type { Subject } from '../mapping/Subject.ts';
import type { Choices, Overview } from '../mapping/Overview.ts';

/** What the worker is asked for; plain data. After `open` the worker keeps the file for what follows. */
export type SheetTask =
  | { kind: 'open'; file: File; subject: Subject }
  | { kind: 'choose'; choices: Choices }
  | { kind: 'take'; choices: Choices }
  | { kind: 'write'; sheet: SheetPlan };

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
  | 'notText'
  | 'encrypted'
  | 'damaged'
  | 'unpacksTooLarge'
  | 'tooManyRows'
  | 'noRows'
  | 'noColumns'
  | 'tooSlow';

/** A record of a file, and its place in it. */
export type ImportedRow = Required<Pick<GridRow, 'cells' | 'from'>>;

export type SheetAnswer =
  | { kind: 'overview'; overview: Overview }
  /** In several parts, each a task of its own for the page, all but the last with `more`. */
  | { kind: 'rows'; rows: ImportedRow[]; more?: true }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'file'; file: Uint8Array<ArrayBuffer> };
