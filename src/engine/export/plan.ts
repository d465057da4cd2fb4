import type { BodyOf } from '../../contract/call.ts';
import type { contract } from '../../contract/index.ts';
import type { ExportFormat } from '../../domain/pageExports.ts';
import { displays, type Display, type DisplayName, type ExcelCell } from '../displays/displays.ts';
import type { FormatContext } from '../displays/formats.ts';

/** The list call's address with the filters, which the server records; or the records that the page has. */
export type ExportSource =
  | { url: string; rows?: never; recorded?: never }
  | {
      url?: never;
      rows: readonly Record<string, unknown>[];
      /** What is recorded once the file is made. */
      recorded: PageExportRecord;
    };

/** The audit log's entry for a file made in the browser from a response. */
export type PageExportRecord = Omit<BodyOf<typeof contract.audits.recordExport>, 'records'>;

/** Everything that a worker needs to know to write a file; plain data. */
export type ExportPlan = ExportSource & PlanDetails;

interface PlanDetails {
  /** Only these of the records, by the field that names one. */
  only?: { key: string; ids: readonly string[] };
  credentials: RequestCredentials;
  format: ExportFormat;
  title: string;
  academy: string;
  /** Period, filters and when the file was made, a line each. */
  lines: readonly string[];
  /** The header is the first row of a workbook, so that the file can be imported again; the rest is in the print header. */
  isImportable?: true | undefined;
  columns: ExportColumn[];
  /** Sources of the columns that the last row sums up. */
  summed: readonly string[];
  totalLabel: string;
  place: FormatContext;
}

export interface ExportColumn {
  source: string;
  /** Of a text with a letter for each day, the place of the letter. */
  at?: number;
  /** Another text of that kind, whose letters are shown in place of these unless they are `-`. */
  over?: string;
  header: string;
  /** On paper names of this column that several people have are followed by their email addresses. */
  namesApart?: true;
  /** The header is this day, `YYYY-MM-DD`. */
  day?: string | undefined;
  as: DisplayName;
  /** The words of closed values. */
  labels: Record<string, string>;
}

export type ExportMessage =
  | { kind: 'progress'; done: number; total: number; isWritten?: true }
  | { kind: 'writing' }
  /** `undrawn`: letters that the file has question marks for. */
  | { kind: 'done'; rows: number; file: Uint8Array<ArrayBuffer>; undrawn?: string }
  | { kind: 'problem'; problem: { status: number; code: string; details?: Record<string, string | number> } };

/** What a column shows of a record. */
export function valueOf(record: Record<string, unknown>, { source, at, over }: ExportColumn): unknown {
  if (at === undefined) return record[source];
  const letter = over === undefined ? '-' : String(record[over])[at];
  return letter === '-' ? String(record[source])[at] : letter;
}

/** A value as a spreadsheet's cell; nothing is an empty cell. */
export function excelCell(
  value: unknown,
  { as, labels }: ExportColumn,
  place: FormatContext,
): ExcelCell | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const display: Display = displays[as];
  return (
    display.excel?.(value as never, place) ?? {
      t: 's',
      v: display.text(value as never, place, option => labels[option] ?? option),
    }
  );
}
