import { compareIds } from '../../database/sortedIds.ts';
import type { Students } from './students.ts';

export interface Changes {
  /** By each student's place, the one before; -1 for those who were not there. */
  placesBefore: Int32Array;
  /** The places of those whose accounts have been written since, or were not there. */
  written: number[];
}

const known = new WeakMap<Students, WeakMap<Students, Changes>>();

/** What has become of an academy's students since `before`. */
export function changesBetween(before: Students, now: Students): Changes {
  const ofNow = known.get(now) ?? new WeakMap<Students, Changes>();
  known.set(now, ofNow);
  const changes = ofNow.get(before) ?? compareStudents(before, now);
  ofNow.set(before, changes);
  return changes;
}

function compareStudents(before: Students, now: Students): Changes {
  const placesBefore = new Int32Array(now.count).fill(-1);
  const written: number[] = [];
  let at = 0;
  for (let row = 0; row < now.count; row++) {
    const place = now.placeOfRow[row]!;
    const orderAt = () =>
      compareIds(before.byId.integers, at * before.byId.step, now.byId.integers, row * now.byId.step);
    while (at < before.count && orderAt() < 0) at++;
    if (at < before.count && orderAt() === 0) placesBefore[place] = before.placeOfRow[at]!;
    const placeBefore = placesBefore[place]!;
    if (placeBefore === -1 || before.of.writtenBy[placeBefore] !== now.of.writtenBy[place])
      written.push(place);
  }
  return { placesBefore, written };
}
