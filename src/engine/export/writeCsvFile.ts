import { writeCsv } from 'hucre/csv';
import type { ExcelCell } from '../displays/displays.ts';
import { csvValue } from './csvValue.ts';
import type { ExportPlan } from './plan.ts';

/**
 * Rows as a CSV file for spreadsheets and other programs: UTF-8 with its mark, the header first. Texts that a spreadsheet would
 * take for a formula begin with an apostrophe.
 */
export const writeCsvFile = (
  rows: readonly (ExcelCell | undefined)[][],
  { columns }: Pick<ExportPlan, 'columns'>,
): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    writeCsv(
      [
        columns.map(({ header, day }) => day ?? header),
        ...rows.map(row => columns.map((_, index) => csvValue(row[index]))),
      ],
      { bom: true, escapeFormulae: true },
    ),
  );
