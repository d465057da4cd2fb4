import * as xlsx from 'xlsx';
import { maxColumns, maxHeaderLines, maxMerges } from './bounds.ts';
import { formatSeconds } from '../../../domain/format.ts';
import type { RawCell, Table } from './Table.ts';

type Line = (xlsx.CellObject | undefined)[] | undefined;
type Hideable = { hidden?: boolean } | undefined;
interface Sheet {
  '!data'?: Line[];
  '!rows'?: Hideable[];
  '!cols'?: Hideable[];
  '!merges'?: xlsx.Range[];
}

const empty: RawCell = { text: '', isNumber: false };
const pad = (part: number, length: number) => String(part).padStart(length, '0');

/** A cell's text, and whether it was a number. A formula counts as its result. */
function cellOf(cell: xlsx.CellObject | undefined, date1904: boolean): RawCell {
  if (cell === undefined || cell.v === undefined || cell.v === null) return empty;
  if (cell.t === 'n' && typeof cell.z === 'string' && xlsx.SSF.is_date(cell.z)) {
    // A length of time: hours without a day.
    if (/h/i.test(cell.z) && !/[yd]/i.test(cell.z))
      return { text: formatSeconds(Math.round(Number(cell.v) * 86_400)), isNumber: false };
    const date = xlsx.SSF.parse_date_code(cell.v, { date1904 }) as { y: number; m: number; d: number } | null;
    if (date) return { text: `${pad(date.y, 4)}-${pad(date.m, 2)}-${pad(date.d, 2)}`, isNumber: false };
  }
  // ODS and HTML give dates as such.
  if (cell.v instanceof Date) return { text: cell.v.toISOString().slice(0, 10), isNumber: false };
  // A formula that failed has no result.
  if (cell.t === 'e') return empty;
  return { text: String(cell.v), isNumber: cell.t === 'n' };
}

const hiddenOf = (parts: readonly Hideable[] = []) =>
  new Set([...parts.entries()].flatMap(([index, { hidden } = {}]) => (hidden ? [index] : [])));

/** The sheets of a workbook. Nothing but the text of their cells, and what is hidden or merged, is used. */
export function tablesOf({ SheetNames, Sheets, Workbook }: xlsx.WorkBook): Table[] {
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  return SheetNames.map((name, index) => {
    const sheet = (Sheets[name] ?? {}) as Sheet;
    const lines = sheet['!data'] ?? [];
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
      top: s.r,
      left: s.c,
      bottom: e.r,
      right: e.c,
    }));
    return {
      name,
      isHidden: (Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
      lines: Array.from(lines, line =>
        Array.from((line ?? []).slice(0, maxColumns), cell => cellOf(cell, date1904)),
      ),
      hidden: hiddenOf(sheet['!rows']),
      hiddenColumns: hiddenOf(sheet['!cols']),
      merges: merges.filter(({ top }) => top < maxHeaderLines).slice(0, maxMerges),
      tallMerges: merges.filter(({ top, bottom }) => bottom > top).toSorted((a, b) => a.top - b.top),
    };
  });
}
