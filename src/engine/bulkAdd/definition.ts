import type { ObjectSchema } from 'yup';
import type { AnswerOf, Call } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { BoundResource } from '../../dataProvider/bindings.ts';

/** How what is typed into a cell is read. */
export type CellKind = 'text' | 'email' | 'phone' | 'date' | 'choice' | 'duration';

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
  /** Values that are records, with their names, and other texts that name them. */
  records?: readonly { value: string; label: string; names: readonly string[] }[];
  /** What the call wants in place of the text. */
  toBody?: (text: string) => unknown;
}

/** A record that exists, which a row can change. */
export type ExistingRecord = NonNullable<AnswerOf<typeof contract.imports.match>['rows'][number]['student']>;

/** How rows of a grid change records that exist. */
interface GridUpdate {
  match: typeof contract.imports.match;
  send: typeof contract.imports.send;
  /** What the grid's columns say of a record, by their sources: the usual text, and others that mean the same. */
  textsOf: (record: ExistingRecord) => Readonly<Record<string, readonly string[]>>;
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
  /** What else its body says, such as the academy. */
  body?: Readonly<Record<string, string>>;
  /** Where rows may be records that exist. */
  update?: GridUpdate;
  /** Which cap a row counts towards. */
  limitCodeOf: (cells: Cells) => ProblemCode;
  /** Where its words are. */
  words: string;
}

/** The values of a row, as text, by the fields' sources. */
export type Cells = Readonly<Record<string, string>>;

/** What is to become of a row whose record exists. */
export type Decision = 'update' | 'restore' | 'skip' | 'add';

/** A row of the grid. A change makes a new one with the same id. */
export interface GridRow {
  readonly id: number;
  readonly cells: Cells;
  /** Its place in an uploaded file: the sheet where there were several, and the number in it, from 1. */
  readonly from?: { sheet?: string; number: number };
  /** What was chosen for the record that it is about. */
  readonly decision?: { readonly action: Decision; readonly customerId: string };
  /** The upload that it came with, which is not stored. */
  readonly upload?: number | undefined;
}

/** A grid as it is stored until its rows are sent. */
export interface GridDraft {
  /** The rows without their ids, in pieces: JSON in UTF-8. */
  pieces: readonly Uint8Array[];
  /** Columns of the uploaded file that were not read. */
  unknownHeaders: readonly string[];
}

/** What a row changes of the record that it is about. */
interface Difference {
  source: string;
  before: string;
  after: string;
}

/** The record that a row is about, and what the row changes of it. */
export interface Existing {
  record: ExistingRecord;
  by: 'EMAIL' | 'PHONE';
  isDeleted: boolean;
  differences: readonly Difference[];
}

/** The messages of a row by field; `row` is for the row as a whole. */
export type RowErrors = Readonly<Record<string, string>>;

export function isBlank({ cells }: GridRow): boolean {
  for (const source in cells) if (cells[source] !== '') return false;
  return true;
}
