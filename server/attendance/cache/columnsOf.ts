import type { Unpacked } from '../../database/packedRows.ts';
import type { Students } from './students.ts';

/** The columns of some students' rows by the places of all students; 0 for those who have none. */
export function columnsOf(rows: Unpacked, students: Students): Int32Array[] {
  const places = students.placesOf(rows);
  return Array.from({ length: rows.width }, (_, column) => {
    const values = new Int32Array(students.count);
    for (let row = 0; row < rows.count; row++)
      if (places[row]! !== -1) values[places[row]!] = rows.integerOf(row, column);
    return values;
  });
}
