import type { ExcelCell } from '../displays/displays.ts';
import { excelCell, valueOf, type ExportPlan } from './plan.ts';
import { writeCsvFile } from './writeCsvFile.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** A record's cells, in the order of the columns. */
export const cellsOf = (
  record: Record<string, unknown>,
  { columns, place }: Pick<ExportPlan, 'columns' | 'place'>,
) => columns.map(column => excelCell(valueOf(record, column), column, place));

/** Rows of cells as a file, in a worker of a browser or on the server: CSV, or else a workbook. */
export const writeFile = async (
  rows: readonly (ExcelCell | undefined)[][],
  plan: Parameters<typeof writeWorkbook>[1] & Pick<ExportPlan, 'format'>,
): Promise<Uint8Array<ArrayBuffer>> =>
  plan.format === 'csv' ? writeCsvFile(rows, plan) : writeWorkbook(rows, plan);
