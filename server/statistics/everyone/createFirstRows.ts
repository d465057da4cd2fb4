import type { Slice } from '../../core/list.ts';
import { orderedSlice, type OrderColumn } from './orderedSlice.ts';

/** Room for so many rows at least, so that they are seldom sorted while others come. */
const leastRoom = 250;

/** Rows by their numbers: the student of each, by place, and the index of its span. */
export interface KeptRows {
  students: Int32Array;
  spans: Int32Array;
}

interface Options {
  /** For each column that rows are ordered by: -1 for the highest first. */
  signs: readonly number[];
  /** How many of the first rows are wanted, and how many may come. */
  most: number;
  all: number;
}

/** Collects the first rows of several spans in an order; rows that are equal are in the order in which they come. */
export function createFirstRows({ signs, most, all }: Options) {
  const room = Math.min(all, Math.max(2 * most, leastRoom));
  const kept: KeptRows = { students: new Int32Array(room), spans: new Int32Array(room) };
  const columns = signs.map(sign => ({ values: new Float64Array(room), sign }));
  const [sign] = signs;
  let count = 0;
  // The first column of the last one that is wanted of those that have come.
  let last = Infinity;

  const take = (wanted: Slice) =>
    orderedSlice(
      new Int32Array(count).map((_, row) => row),
      columns,
      wanted,
    );

  function dropOthers() {
    const rows = take({ offset: 0, limit: most });
    for (const values of [kept.students, kept.spans, ...columns.map(column => column.values)]) {
      const before = values.slice(0, count);
      for (let at = 0; at < rows.length; at++) values[at] = before[rows[at]!]!;
    }
    count = rows.length;
    if (count === most) last = sign! * columns[0]!.values[count - 1]!;
  }

  return {
    kept,
    take,
    /** Adds rows of a span, which name students; `values` has a column for each sign. */
    add(rows: Int32Array, span: number, values: readonly OrderColumn['values'][]) {
      const [first] = values;
      const isOnly = values.length === 1;
      for (let at = 0; at < rows.length; at++) {
        const student = rows[at]!;
        const value = sign! * first![student]!;
        if (value > last || (isOnly && value === last)) continue;
        if (count === room) dropOthers();
        kept.students[count] = student;
        kept.spans[count] = span;
        for (const [index, column] of columns.entries()) column.values[count] = values[index]![student]!;
        count++;
      }
    },
  };
}
