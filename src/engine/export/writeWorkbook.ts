import * as xlsx from 'xlsx';
import { displays, type ExcelCell } from '../displays/displays.ts';
import type { ExportPlan } from './plan.ts';

/** Rows as an xlsx file with typed cells, under a header with filters and in columns of a fitting width. */
export function writeWorkbook(
  rows: readonly (ExcelCell | undefined)[][],
  { columns, sheetName }: Pick<ExportPlan, 'columns' | 'sheetName'>,
): Uint8Array<ArrayBuffer> {
  const header = columns.map(({ header: v }): ExcelCell => ({ t: 's', v }));
  const end = { r: rows.length, c: columns.length - 1 };
  const range = xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: end });
  const sheet = {
    '!data': [header, ...rows],
    '!ref': range,
    '!cols': columns.map(({ as, header: words }) => ({
      wch: Math.max(displays[as].width ?? 16, words.length * 2),
    })),
    '!autofilter': { ref: range },
  } as unknown as xlsx.WorkSheet;
  const book = xlsx.utils.book_new();
  // Names of sheets are at most 31 characters, without the few that formulas use.
  xlsx.utils.book_append_sheet(book, sheet, sheetName.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31));
  return new Uint8Array(
    xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
}
