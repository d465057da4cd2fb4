import type { Unpacked } from '../../database/packedRows.ts';
import type { Students } from './students.ts';

/** Who of all students, by their places, has a row: 1, else 0. */
export function marked(rows: Unpacked, students: Students): Int32Array {
  const marks = new Int32Array(students.count);
  for (const place of students.placesOf(rows)) if (place !== -1) marks[place] = 1;
  return marks;
}
