import type { ObjectSchema } from 'yup';
import type { Call } from '../../contract/call.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { BoundResource } from '../../dataProvider/bindings.ts';

/** How what is typed into a cell is read. */
export type CellKind = 'text' | 'email' | 'phone' | 'date' | 'choice';

/** One column of a grid: on the screen, in the template, in an uploaded file and in the file of rows to correct. */
export interface GridField {
  source: string;
  kind: CellKind;
  /** Its share of the screen's width, at least so many pixels. */
  width: number;
  /** What the template's example row says: itself, or the key of its words. */
  example: string;
  /** The closed values, and where their words are. */
  choices?: { values: readonly string[]; i18nPrefix: string };
  /** What the call wants in place of the text. */
  toBody?: (text: string) => unknown;
}

/** A limit on how many may be created. */
export interface Cap {
  code: ProblemCode;
  limit: number;
  left: number;
}

/** New records as a grid: everything that the screen, its validation and its files are derived from. */
export interface GridDefinition {
  resource: BoundResource;
  fields: readonly GridField[];
  /** The contract's rule of one row. */
  schema: ObjectSchema<object>;
  /** The call that creates them, and the field of its body that contains the rows. */
  create: Call;
  bodyKey: string;
  /** Which cap a row counts towards. */
  limitCodeOf: (cells: Cells) => ProblemCode;
  /** Where its words are. */
  words: string;
}

/** The values of a row, as text, by the fields' sources. */
export type Cells = Readonly<Record<string, string>>;

/** A row of the grid. A change makes a new one with the same id. */
export interface GridRow {
  readonly id: number;
  readonly cells: Cells;
  /** Its place in an uploaded file; the sheet where there were several. */
  readonly from?: { sheet?: string; number: number };
  /** The upload that it came with, which is not stored. */
  readonly upload?: number;
}

/** A grid as it is stored until its rows are sent. */
export interface GridDraft {
  rows: readonly Omit<GridRow, 'id'>[];
  /** Columns of the uploaded file that were not read. */
  unknownHeaders: readonly string[];
}

/** The messages of a row by field; `row` is for the row as a whole. */
export type RowErrors = Readonly<Record<string, string>>;

export const isBlank = ({ cells }: GridRow) => Object.values(cells).every(text => text === '');
