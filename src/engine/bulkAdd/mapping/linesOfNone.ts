import type { FieldPlan } from '../cells/plan.ts';
import { isName } from '../cells/readCell.ts';
import type { Table } from '../sheet/Table.ts';
import { isBlankLine } from './isBlankLine.ts';
import { isNoRecord } from './isNoRecord.ts';
import { repeatsHeaders } from './repeatsHeaders.ts';
import type { Target } from './Target.ts';

interface Options {
  /** The index of the row with the headers; null where there are none. */
  headerRow: number | null;
  headers: readonly string[];
  targets: readonly (Target | null)[];
  fields: readonly FieldPlan[];
  /** The index of the first line below the header. */
  start: number;
  /** The columns that are read and say something about a person. */
  mapped: readonly number[];
}

/** The lines whose name is merged with that of the line above: more of the same person, such as a parent's number. */
function continuedLines({ lines, tallMerges }: Table, { targets, fields }: Options): ReadonlySet<number> {
  const names = targets.flatMap((target, column) =>
    fields.some(field => isName(field) && field.source === target) ? [column] : [],
  );
  const found = new Set<number>();
  // Merges of a hostile file overlap: each line is counted once.
  let next = 0;
  for (const { top, bottom, left, right } of tallMerges)
    if (names.some(column => left <= column && column <= right))
      for (next = Math.max(next, top + 1); next <= Math.min(bottom, lines.length - 1); next++)
        found.add(next);
  return found;
}

/** The indexes of the lines below the header that are of no person: headers once more, titles, totals, notes, second lines. */
export function linesOfNone(table: Table, options: Options): ReadonlySet<number> {
  const { headerRow, headers, start, mapped } = options;
  const { lines } = table;
  const titles = headerRow === null ? null : headers;
  const none = new Set(continuedLines(table, options));
  // A class in a line of its own, with the headers once more below it.
  let isAboveHeaders = false;
  for (let index = lines.length - 1; index >= start; index--) {
    const line = lines[index]!;
    if (isBlankLine(line)) continue;
    const isTitle = isAboveHeaders && line.filter(({ text }) => text.trim() !== '').length === 1;
    if (isTitle || isNoRecord(line, titles, mapped)) none.add(index);
    isAboveHeaders = none.has(index) && repeatsHeaders(line, titles);
  }
  return none;
}
