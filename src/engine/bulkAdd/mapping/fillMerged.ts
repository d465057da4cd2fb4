import type { Table } from '../sheet/Table.ts';

/**
 * A table's lines with the value of a merged cell in each of its lines, such as a class that is written once for its
 * students.
 *
 * @param columns those that are filled
 * @param start the index of the first line below the header
 */
export function fillMerged(
  { lines, tallMerges }: Table,
  columns: ReadonlySet<number>,
  start: number,
): Table['lines'] {
  if (columns.size === 0 || tallMerges.length === 0) return lines;
  const filled = [...lines];
  for (const column of columns) {
    // Merges of a hostile file overlap: each line is filled once.
    let next = start;
    for (const { top, bottom, left, right } of tallMerges) {
      const value = lines[top]?.[left];
      if (top < start || column < left || column > right || value === undefined) continue;
      for (next = Math.max(next, top + 1); next <= Math.min(bottom, lines.length - 1); next++)
        filled[next] = Object.assign([...filled[next]!], { [column]: value });
    }
  }
  return filled;
}
