import { plainWord } from '../cells/plainWord.ts';
import type { RawCell } from '../sheet/Table.ts';

/** Whether a line has a table's headers once more, as on printed pages and above another class. */
export function repeatsHeaders(line: readonly RawCell[], headers: readonly string[] | null): boolean {
  if (headers === null) return false;
  const filled = line.flatMap(({ text }, column) => (text.trim() === '' ? [] : [{ column, text }]));
  const repeats = filled.filter(({ column, text }) => plainWord(text) === plainWord(headers[column] ?? ''));
  return filled.length >= 2 && repeats.length >= filled.length * 0.8;
}
