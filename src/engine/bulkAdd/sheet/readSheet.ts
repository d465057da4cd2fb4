import * as xlsx from 'xlsx';
import { limits } from '../../../domain/limits.ts';
import { matchHeaders, type Headers } from '../cells/matchHeaders.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { readCell } from '../cells/readCell.ts';
import type { Cells } from '../definition.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { FoundSheet, SheetReading, SheetRow, UnusedSheet } from './plan.ts';
import { SheetRefusal } from './SheetRefusal.ts';

/** In how many rows the header is looked for. */
const headerWithin = 10;

type Line = (xlsx.CellObject | undefined)[] | undefined;

/** A cell's text, and whether it was a number. A formula counts as what it came to. */
function textOf(cell: xlsx.CellObject | undefined): { text: string; isNumber: boolean } {
  if (cell === undefined || cell.v === undefined || cell.v === null) return { text: '', isNumber: false };
  if (cell.t === 'n' && typeof cell.z === 'string' && xlsx.SSF.is_date(cell.z)) {
    const date = xlsx.SSF.parse_date_code(cell.v) as { y: number; m: number; d: number } | null;
    const pad = (part: number, length: number) => String(part).padStart(length, '0');
    if (date) return { text: `${pad(date.y, 4)}-${pad(date.m, 2)}-${pad(date.d, 2)}`, isNumber: false };
  }
  // A formula that failed came to nothing.
  if (cell.t === 'e') return { text: '', isNumber: false };
  return { text: String(cell.v), isNumber: cell.t === 'n' };
}

interface Header {
  headers: Headers;
  row: number;
}
const knownIn = ({ headers }: Header) => headers.sources.filter(source => source !== null).length;

/** The header of a sheet: of its first rows the one that names the most fields; null when none names any. */
function findHeader(lines: readonly Line[], fields: readonly FieldPlan[]): Header | null {
  let best: Header | null = null;
  for (let row = 0; row < Math.min(lines.length, headerWithin); row++) {
    const headers = matchHeaders(
      fields,
      Array.from(lines[row] ?? [], cell => textOf(cell).text),
    );
    const found = { headers, row };
    if (knownIn(found) > (best === null ? 0 : knownIn(best))) best = found;
  }
  return best;
}

/** The template's example is skipped; its address belongs to no account. */
const isExample = ({ email }: Cells, fields: readonly FieldPlan[]) =>
  email !== undefined && email === fields.find(({ source }) => source === 'email')?.example;

interface Sheet {
  '!data'?: Line[];
  '!rows'?: ({ hidden?: boolean } | undefined)[];
}

/** The rows below a sheet's header. @throws SheetRefusal when its columns cannot be used, or there are too many rows */
function rowsOf(sheet: Sheet, { headers, row }: Header, fields: readonly FieldPlan[], today: string) {
  if (headers.missing.length > 0) throw new SheetRefusal('missingHeaders', headers.missing);
  if (headers.repeated.length > 0) throw new SheetRefusal('repeatedHeaders', headers.repeated);
  const columns = fields.map(field => ({ field, column: headers.sources.indexOf(field.source) }));
  const lines = sheet['!data'] ?? [];
  const rows: SheetRow[] = [];
  for (let index = row + 1; index < lines.length; index++) {
    const cells = Object.fromEntries(
      columns.flatMap(({ field, column }) => {
        const { text, isNumber } = textOf(lines[index]?.[column]);
        const read = readCell(field, text, { isNumber, today });
        return read === '' ? [] : [[field.source, read]];
      }),
    );
    if (Object.keys(cells).length === 0 || isExample(cells, fields)) continue;
    rows.push({ cells, number: index + 1, isHidden: sheet['!rows']?.[index]?.hidden === true });
  }
  if (rows.length === 0) throw new SheetRefusal('noRows');
  if (rows.length > limits.import.maxRows) throw new SheetRefusal('tooManyRows');
  return rows;
}

/**
 * The rows of all sheets of an uploaded file that have known columns, or why it is refused. Nothing of the file but the
 * text of its cells, and what is hidden, is used.
 */
export async function readSheet(
  file: Blob & { name: string },
  fields: FieldPlan[],
  today: string,
): Promise<SheetReading> {
  try {
    const { SheetNames, Sheets, Workbook } = await openWorkbook(file);
    const sheets: FoundSheet[] = [];
    const unused: (UnusedSheet & { known: number })[] = [];
    for (const [index, name] of SheetNames.entries()) {
      const sheet = (Sheets[name] ?? {}) as Sheet;
      const header = findHeader(sheet['!data'] ?? [], fields);
      if (header === null) continue;
      const isHidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
      try {
        const rows = rowsOf(sheet, header, fields, today);
        sheets.push({ name, isHidden, rows, unknown: header.headers.unknown });
      } catch (error) {
        if (!(error instanceof SheetRefusal)) throw error;
        unused.push({ name, why: error.why, names: error.names, known: knownIn(header) });
      }
    }
    if (sheets.length > 0)
      return { kind: 'sheets', sheets, unused: unused.map(({ name, why, names }) => ({ name, why, names })) };
    const [closest] = unused.toSorted((a, b) => b.known - a.known);
    throw new SheetRefusal(closest?.why ?? 'noHeaders', closest?.names);
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { kind: 'refused', why: error.why, names: error.names };
  }
}
