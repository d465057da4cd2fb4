import type { AttendanceMark } from '../../src/domain/choices.ts';
import { isExpectedDay, type ExpectedDays } from '../../src/domain/isExpectedDay.ts';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import { datesOf, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Period } from '../../src/domain/period.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/** Attendance is expected of registered students with an active account. */
interface Member {
  authenticatedAt: Date | null;
  accountStatus: string;
}

/** What is known of a student's days, as places in the period. */
export interface Attended {
  present: readonly number[];
  /** Days corrected to an absence. */
  absent: readonly number[];
}

interface Tally {
  days: string;
  presentCount: number;
  absentCount: number;
  rate: number;
}

/**
 * How days of a period count, for all of an academy's students. A holiday does not count. On every other day who came was
 * present; who did not was absent if the day is one of the academy's study days, not after today, and the student was a
 * member already. An academy that names no study days expects its students every day.
 */
export function attendanceRules(
  { studyClock, ...days }: ExpectedDays & Pick<CurrentUser, 'studyClock'>,
  { since, until }: Period,
  today: string,
) {
  const dates = datesOf(since, until);
  const expected = dates.map(date => date <= today && isExpectedDay(date, days));
  const isOff = dates.map(date => isHoliday(date, days.holidays));
  return {
    dates,
    /** Whether students are expected on each of them. */
    expected,
    /** Which of them are holidays. */
    isOff,
    tally({ authenticatedAt, accountStatus }: Member, { present, absent }: Attended): Tally {
      const isExpected = accountStatus === 'ACTIVE' && authenticatedAt !== null;
      const joined = authenticatedAt && studyDateOf(authenticatedAt, studyClock);
      const marks: AttendanceMark[] = dates.map((date, index) =>
        isExpected && expected[index] && joined !== null && date >= joined ? 'A' : '-',
      );
      for (const index of present) if (!isOff[index]) marks[index] = 'P';
      for (const index of absent) if (!isOff[index]) marks[index] = 'A';
      return tallyOf(marks.join(''));
    },
  };
}

/** What days add up to, one letter each. */
function tallyOf(days: string): Tally {
  let [presentCount, absentCount] = [0, 0];
  for (const letter of days)
    if (letter === 'P') presentCount++;
    else if (letter === 'A') absentCount++;
  return { days, presentCount, absentCount, rate: rateOf(presentCount, absentCount) };
}

/** Attended days divided by counted days; 0 when no day counts. */
export const rateOf = (presentCount: number, absentCount: number) =>
  presentCount === 0 ? 0 : presentCount / (presentCount + absentCount);
