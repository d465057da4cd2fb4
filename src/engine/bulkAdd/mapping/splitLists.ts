import { isName } from '../cells/readCell.ts';
import type { FieldPlan } from '../cells/plan.ts';
import { plainWord } from '../cells/plainWord.ts';
import { maxHeaderLines } from '../sheet/bounds.ts';
import type { Table } from '../sheet/Table.ts';
import { headerScore } from './headerScore.ts';

const sure = 0.9;

/** The first columns of lists that are next to each other, by a line that names the same columns in each; null where it does not. */
function startsIn(line: Table['lines'][number], fields: readonly FieldPlan[]): number[] | null {
  const headers = line.flatMap(({ text, isNumber }, column) => {
    const word = isNumber ? '' : plainWord(text);
    return word === '' ? [] : [{ word, column }];
  });
  const [first] = headers;
  const length =
    first === undefined ? -1 : headers.findIndex(({ word }, index) => index > 0 && word === first.word);
  if (length < 2 || headers.length % length !== 0) return null;
  const repeats = headers.every(({ word }, index) => word === headers[index % length]!.word);
  const hasName = headers
    .slice(0, length)
    .some(({ word }) => fields.some(field => isName(field) && headerScore(word, field) >= sure));
  return repeats && hasName
    ? headers.filter((_, index) => index % length === 0).map(({ column }) => column)
    : null;
}

const mergesBetween = (merges: Table['merges'], from: number, to: number) =>
  merges
    .filter(({ left }) => left >= from && left < to)
    .map(merge => ({ ...merge, left: merge.left - from, right: merge.right - from }));

/** A sheet's lists, each as a table of its own: lists that are next to each other have the same headers in one line. */
export function splitLists(table: Table, fields: readonly FieldPlan[]): Table[] {
  const starts = table.lines
    .slice(0, maxHeaderLines)
    .map(line => startsIn(line, fields))
    .find(found => found !== null);
  if (!starts) return [table];
  return starts.map((start, index) => {
    const from = index === 0 ? 0 : start;
    const to = starts[index + 1] ?? Infinity;
    return {
      ...table,
      name: index === 0 ? table.name : `${table.name} (${index + 1})`,
      lines: table.lines.map(line => line.slice(from, to)),
      merges: mergesBetween(table.merges, from, to),
      tallMerges: mergesBetween(table.tallMerges, from, to),
    };
  });
}
