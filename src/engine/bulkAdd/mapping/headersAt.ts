import { plainWord } from '../cells/plainWord.ts';
import { sheetTerms } from '../cells/sheetTerms.ts';
import type { Table } from '../sheet/Table.ts';

const textAt = ({ lines }: Table, row: number, column: number) =>
  (lines[row]?.[column]?.text ?? '').replace(/\s+/g, ' ').trim();

/** The text of a cell, or of the merged cell that it is a part of. */
function mergedTextAt(table: Table, row: number, column: number): string {
  const merge = table.merges.find(
    ({ top, left, bottom, right }) => row >= top && row <= bottom && column >= left && column <= right,
  );
  return merge ? textAt(table, merge.top, merge.left) : textAt(table, row, column);
}

/** The group that a header is in, without words such as "information" at its end. */
const withoutFiller = (group: string) => {
  const words = group.split(' ');
  return words.length > 1 && sheetTerms.fillers.has(plainWord(words.at(-1)!))
    ? words.slice(0, -1).join(' ')
    : group;
};

/** Whether the row above groups columns, rather than being a title over all of them. */
function isGroupedAbove(table: Table, row: number, width: number): boolean {
  if (row === 0) return false;
  const above = table.merges.filter(({ top, bottom }) => top <= row - 1 && bottom >= row - 1);
  if (!above.some(({ left, right, bottom }) => right - left + 1 < width && (right > left || bottom >= row)))
    return false;
  const texts = Array.from({ length: width }, (_, column) => mergedTextAt(table, row - 1, column));
  return new Set(texts.filter(Boolean)).size >= 2;
}

export const widthOf = ({ lines }: Table): number =>
  lines.reduce((most, line) => Math.max(most, line.length), 0);

/** The headers of a table in a row, with the words of the row above it where that groups columns. */
export function headersAt(table: Table, row: number, width = widthOf(table)): string[] {
  const isGrouped = isGroupedAbove(table, row, width);
  return Array.from({ length: width }, (_, column) => {
    const own = mergedTextAt(table, row, column);
    const group = isGrouped ? mergedTextAt(table, row - 1, column) : '';
    return group === '' || group === own ? own : `${withoutFiller(group)} ${own}`.trim();
  });
}
