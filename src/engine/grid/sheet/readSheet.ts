import * as xlsx from 'xlsx';
import { limits } from '../../../domain/limits.ts';
import { matchHeaders, type Headers } from '../cells/matchHeaders.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { readCell } from '../cells/readCell.ts';
import type { Cells } from '../definition.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { SheetReading } from './plan.ts';
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
  return { text: cell.t === 'e' ? (cell.w ?? '') : String(cell.v), isNumber: cell.t === 'n' };
}

interface Found {
  headers: Headers;
  lines: Line[];
}

/** The header: of the first rows of all sheets the one that names the most fields. */
function findHeader({ SheetNames, Sheets }: xlsx.WorkBook, fields: readonly FieldPlan[]): Found | null {
  let best: Found | null = null;
  const known = ({ headers }: Found) => headers.sources.filter(source => source !== null).length;
  for (const name of SheetNames) {
    const lines = (Sheets[name] as { '!data'?: Line[] } | undefined)?.['!data'] ?? [];
    for (let row = 0; row < Math.min(lines.length, headerWithin); row++) {
      const headers = matchHeaders(
        fields,
        Array.from(lines[row] ?? [], cell => textOf(cell).text),
      );
      const found = { headers, lines: lines.slice(row + 1) };
      if (known(found) > (best === null ? 0 : known(best))) best = found;
    }
  }
  return best;
}

/** The example that the template comes with is no row; its address is nobody's. */
const isExample = ({ email }: Cells, fields: readonly FieldPlan[]) =>
  email !== undefined && email === fields.find(({ source }) => source === 'email')?.example;

/** The rows of an uploaded file, or why it is refused. Nothing of the file but the text of its cells is used. */
export async function readSheet(
  file: Blob & { name: string },
  fields: FieldPlan[],
  today: string,
): Promise<SheetReading> {
  try {
    const found = findHeader(await openWorkbook(file), fields);
    if (found === null) throw new SheetRefusal('noHeaders');
    const { headers, lines } = found;
    if (headers.missing.length > 0) throw new SheetRefusal('missingHeaders', headers.missing);
    if (headers.repeated.length > 0) throw new SheetRefusal('repeatedHeaders', headers.repeated);
    const columns = fields.map(field => ({ field, column: headers.sources.indexOf(field.source) }));
    const rows: Cells[] = [];
    for (const line of lines) {
      const cells = Object.fromEntries(
        columns.flatMap(({ field, column }) => {
          const { text, isNumber } = textOf(line?.[column]);
          const read = readCell(field, text, { isNumber, today });
          return read === '' ? [] : [[field.source, read]];
        }),
      );
      if (Object.keys(cells).length > 0 && !isExample(cells, fields)) rows.push(cells);
    }
    if (rows.length === 0) throw new SheetRefusal('noRows');
    if (rows.length > limits.import.maxRows) throw new SheetRefusal('tooManyRows');
    return { kind: 'rows', rows, unknown: headers.unknown };
  } catch (error) {
    if (!(error instanceof SheetRefusal)) throw error;
    return { kind: 'refused', why: error.why, names: error.names };
  }
}
