import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { shiftDate, studyDayStart } from '../../../src/domain/studyDay.ts';
import { joinedSeconds, type Students } from './students.ts';

/** On which of some days in a row, by its place, each student joined: 0 also before them, and `dates.length` after them. */
export function joinedDays({ of, count }: Students, dates: readonly string[], clock: StudyClock): Int32Array {
  const ends = dates.map(date => joinedSeconds(studyDayStart(shiftDate(date, 1), clock)));
  const joined = new Int32Array(count);
  const { joinedAt, hasJoined } = of;
  for (let place = 0; place < count; place++) {
    if (hasJoined[place] === 0) continue;
    let [from, until] = [0, ends.length];
    // Most have joined before.
    if (joinedAt[place]! < ends[0]!) until = 0;
    while (from < until) {
      const middle = (from + until) >>> 1;
      if (joinedAt[place]! < ends[middle]!) until = middle;
      else from = middle + 1;
    }
    joined[place] = from;
  }
  return joined;
}
