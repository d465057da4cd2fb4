import type { Students } from '../../attendance/cache/students.ts';
import type { Texts } from './readTexts.ts';

/** The texts of students by their places, which have those from one byte on until before another; none are empty. */
export interface TextsByPlace {
  bytes: Uint8Array;
  from: Int32Array;
  until: Int32Array;
}

const known = new WeakMap<Texts, { students: Students; byPlace: TextsByPlace }>();

/** Found once as long as both are kept. */
export function textsByPlace(texts: Texts, students: Students): TextsByPlace {
  const found = known.get(texts);
  if (found?.students === students) return found.byPlace;
  const byPlace = findByPlace(texts, students);
  known.set(texts, { students, byPlace });
  return byPlace;
}

function findByPlace({ bytes, lengths }: Texts, students: Students): TextsByPlace {
  const [from, until] = [new Int32Array(students.count), new Int32Array(students.count)];
  let end = 0;
  for (const [row, place] of students.placesOf(lengths).entries()) {
    const start = end;
    end += lengths.integerOf(row, 0);
    if (place !== -1) [from[place], until[place]] = [start, end];
  }
  return { bytes, from, until };
}
