import { ofSerial, readDate, type DateColumn } from './readDate.ts';
import type { RawCell } from '../sheet/Table.ts';

const yearLast = /^(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*\d{4}/;

/** How the dates of a column are to be read, by all of them together. */
export function dateColumn(cells: readonly RawCell[], today: string): DateColumn {
  const numbers = cells.filter(({ text }) => /^\d{5}(?:\.\d+)?$/.test(text.trim()));
  // As dates without separators all of them would have to make sense.
  const hasSerials = numbers.some(
    ({ text }) => readDate(text, true, today).text === text && ofSerial(Number(text), today) !== null,
  );
  const parts = cells.flatMap(({ text }) => {
    const found = yearLast.exec(text.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const dayFirst = parts.some(([first]) => first > 12);
  const monthFirst = parts.some(([, second]) => second > 12);
  if (dayFirst === monthFirst) return { hasSerials };
  return { hasSerials, first: dayFirst ? 'day' : 'month' };
}
