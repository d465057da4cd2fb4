import { idIntegers, type Unpacked } from '../../database/packedRows.ts';
import type { Students } from './students.ts';

/** So many rows are near to the processor while their columns are written, one after the other. */
const blockSize = 250;

/**
 * The columns of some students' rows by the places of all students; 0 for those who have none. They are only read: without rows, all
 * are the same one.
 */
export function columnsOf(rows: Unpacked, students: Students): Int32Array[] {
  const { count, width, integers, step } = rows;
  if (count === 0) {
    const none = new Int32Array(students.count);
    return Array.from({ length: width }, () => none);
  }
  const places = students.placesOf(rows);
  const columns = Array.from({ length: width }, () => new Int32Array(students.count));
  for (let from = 0; from < count; from += blockSize) {
    const until = Math.min(from + blockSize, count);
    for (const [column, values] of columns.entries())
      for (let row = from; row < until; row++)
        if (places[row]! !== -1) values[places[row]!] = integers[row * step + idIntegers + column]!;
  }
  return columns;
}
