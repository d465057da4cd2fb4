import { idIntegers, integersOfId, type Ids } from './packedRows.ts';
import { rowsByIntegers } from './rowsByIntegers.ts';

/** So many rows of other ids are passed one by one before an id is searched for. */
const mostPassed = 8;

/** The order of two ids, which is the database's. */
export function compareIds(one: Int32Array, at: number, other: Int32Array, from: number): number {
  for (let part = 0; part < idIntegers; part++) {
    const [a, b] = [one[at + part]!, other[from + part]!];
    if (a !== b) return a >>> 0 < b >>> 0 ? -1 : 1;
  }
  return 0;
}

/** The numbers of rows in the order of their ids. */
export function rowsById({ count, integers, step }: Ids): Int32Array {
  let rows: Int32Array = new Int32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  const values = new Int32Array(count);
  for (let part = idIntegers - 1; part >= 0; part--) {
    // The database compares them without a sign.
    for (let row = 0; row < count; row++) values[row] = integers[row * step + part]! ^ 0x80000000;
    rows = rowsByIntegers(rows, values, 1);
  }
  return rows;
}

/** The row of an id among rows in the order of their ids, from one on; -1 where it is not there. */
function search(rows: Ids, integers: Int32Array, at: number): number {
  let [from, until] = [0, rows.count];
  while (from < until) {
    const middle = (from + until) >>> 1;
    const order = compareIds(rows.integers, middle * rows.step, integers, at);
    if (order === 0) return middle;
    if (order < 0) from = middle + 1;
    else until = middle;
  }
  return -1;
}

/**
 * For each of some rows, the row with the same id among `sorted`, whose rows are in the order of their ids; -1 where there is none.
 * Rows in that order are found the sooner.
 */
export function rowsOf(sorted: Ids, rows: Ids): Int32Array {
  const found = new Int32Array(rows.count);
  let next = 0;
  for (let row = 0; row < rows.count; row++) {
    const at = row * rows.step;
    let order = 1;
    let passed = 0;
    while (next < sorted.count && passed <= mostPassed) {
      order = compareIds(sorted.integers, next * sorted.step, rows.integers, at);
      if (order >= 0) break;
      next++;
      passed++;
    }
    if (order === 0) found[row] = next++;
    else if (order > 0 && passed > 0) found[row] = -1;
    else {
      const elsewhere = search(sorted, rows.integers, at);
      found[row] = elsewhere;
      if (elsewhere !== -1) next = elsewhere + 1;
    }
  }
  return found;
}

/** The row of an id among rows in the order of their ids; -1 where it is not there. */
export const rowOfId = (sorted: Ids, id: string): number => search(sorted, integersOfId(id), 0);
