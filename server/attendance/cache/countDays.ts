import type { MonthPart } from '../monthParts.ts';
import { countBits } from './countBits.ts';
import { daysSince } from './daysSince.ts';
import { missedDays } from './missedDays.ts';
import type { Students } from './students.ts';

/** Adds what some days of a month are for each student: expected are active ones, from the day on which they joined. */
export function countDays(
  { days, off, expected }: Pick<MonthPart, 'days' | 'off' | 'expected'>,
  {
    students,
    joined,
    begins,
  }: { students: { of: Pick<Students['of'], 'isActive' | 'hasJoined'> }; joined: Int32Array; begins: number },
  month: (column: 'present' | 'absent' | 'excused') => Int32Array,
  { present, absent }: Record<'present' | 'absent', Int32Array>,
): void {
  const counted = days & ~off;
  const { isActive, hasJoined } = students.of;
  const [presentDays, absentDays, excusedDays] = [month('present'), month('absent'), month('excused')];
  for (let place = 0; place < joined.length; place++) {
    const isExpected = isActive[place] === 1 && hasJoined[place] === 1;
    const expectedDays = isExpected ? expected & daysSince(joined[place]! - begins) : 0;
    const [came, corrected, excused] = [presentDays[place]!, absentDays[place]!, excusedDays[place]!];
    present[place]! += countBits(came & counted);
    absent[place]! += countBits(missedDays(came, corrected, excused, counted, expectedDays));
  }
}
