import { plainWord } from '../cells/plainWord.ts';
import { sheetTerms } from '../cells/sheetTerms.ts';
import type { RawCell } from '../sheet/Table.ts';
import { looksLikeName } from './looksLikeName.ts';
import { repeatsHeaders } from './repeatsHeaders.ts';

/** A total, with its figure or a unit behind it. */
function isTotal(text: string): boolean {
  const word = plainWord(text).replace(/\d+/g, '');
  return [...sheetTerms.totals].some(total => word.startsWith(total) && word.length <= total.length + 1);
}

/** A total of something, such as of those who were present, with nothing but figures behind it. */
function isCounted([{ text }, ...others]: readonly [{ text: string }, ...{ text: string }[]]): boolean {
  const word = plainWord(text);
  return (
    others.length > 0 &&
    others.every(other => /^[\d.,%]+$/.test(other.text) && other.text.length < 8) &&
    [...sheetTerms.totals].some(
      // A name may end like that: a family name of one syllable is in front of it then.
      total => total.length > 1 && word.endsWith(total) && word.length > total.length + 1,
    )
  );
}

/**
 * Whether a line of a table is no record: its headers once more, as on printed pages, a total, or a note in a single
 * cell.
 *
 * @param mapped the columns that are read
 */
export function isNoRecord(
  line: readonly RawCell[],
  headers: readonly string[] | null,
  mapped: readonly number[],
): boolean {
  const filled = line.flatMap((cell, column) =>
    cell.text.trim() === '' ? [] : [{ column, text: cell.text.trim() }],
  );
  if (repeatsHeaders(line, headers)) return true;
  if (filled.some(({ text }) => text.includes('@'))) return false;
  if (filled.length > 0 && filled.length <= 3 && isTotal(filled[0]!.text)) return true;
  const [only, ...others] = filled;
  if (only !== undefined && isCounted([only, ...others])) return true;
  return (
    filled.length === 1 &&
    mapped.length >= 2 &&
    !(mapped.includes(only!.column) && (looksLikeName(only!.text) || /^[\d\s+-]{8,}$/.test(only!.text)))
  );
}
