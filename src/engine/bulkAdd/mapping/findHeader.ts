import type { FieldPlan } from '../cells/plan.ts';
import { isName, readCell } from '../cells/readCell.ts';
import { maxHeaderLines } from '../sheet/bounds.ts';
import type { RawCell, Table } from '../sheet/Table.ts';
import { headerScore, isIgnored } from './headerScore.ts';
import { headersAt, widthOf } from './headersAt.ts';
import { sheetTerms } from '../cells/sheetTerms.ts';
import { plainWord } from '../cells/plainWord.ts';
import { memoryKeys, type Memory } from './memory.ts';

const today = '9999-12-31';
/** A question of a form has an example in brackets. */
const withoutExample = (text: string) => {
  const rest = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return /\p{L}/u.test(rest) ? rest : text;
};
const isData = (fields: readonly FieldPlan[]) => (cell: RawCell) =>
  fields.some(field => {
    if (field.kind !== 'email' && field.kind !== 'phone') return false;
    const read = readCell(field, withoutExample(cell.text), { today, isNumber: cell.isNumber });
    return field.kind === 'email' ? /^\S+@\S+\.\S+$/.test(read) : /^0\d{8,10}$/.test(read);
  });

/** How many columns a row names, of different fields; other words that headers have count a little. */
function scoreOf(headers: readonly string[], fields: readonly FieldPlan[], memory: Memory): number {
  const best = fields.map(field => {
    const score = Math.max(0, ...headers.map(header => headerScore(header, field)));
    const hasParts = isName(field) && headers.some(header => sheetTerms.familyName.has(plainWord(header)));
    return Math.max(score, hasParts ? 0.5 : 0);
  });
  const keys = memoryKeys(headers);
  const known = keys.filter(key => key !== null && key in memory).length;
  const others = headers.filter(isIgnored).length;
  const sum = best.reduce((total, score) => total + (score >= 0.6 ? score : 0), 0);
  return sum + known * 0.5 + (sum > 0 ? others * 0.2 : 0);
}

/**
 * The index of the row with the headers: of the first rows the one that names the most columns. Null when the rows begin
 * without one.
 */
export function findHeader(table: Table, fields: readonly FieldPlan[], memory: Memory): number | null {
  const width = widthOf(table);
  const holdsData = isData(fields);
  let best: { row: number; score: number } | null = null;
  let firstData = -1;
  for (let row = 0; row < Math.min(table.lines.length, maxHeaderLines); row++) {
    const line = table.lines[row] ?? [];
    if (line.some(holdsData)) {
      if (firstData < 0) firstData = row;
      continue;
    }
    const headers = headersAt(table, row, width);
    // A title may name a column by chance; with one column alone it is its header.
    if (headers.filter(Boolean).length < Math.min(2, width)) continue;
    const score = scoreOf(headers, fields, memory);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  if (best !== null && (firstData < 0 || best.row < firstData || best.score >= 2)) return best.row;
  // Unknown headers are right above the first record.
  const above = firstData - 1;
  const isLikely =
    above >= 0 &&
    (table.lines[above] ?? []).filter(({ text, isNumber }) => text.trim() !== '' && !isNumber).length >= 2;
  return isLikely ? above : null;
}
