import type { AttendanceExtra, AttendanceMark } from '../../src/domain/choices.ts';
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
  /** Days on which an absence is excused, those to come included. */
  excused: readonly number[];
  /** Days on which they came later, and left earlier, than expected. */
  late: readonly number[];
  leftEarly: readonly number[];
}

interface Tally {
  days: string;
  presentCount: number;
  absentCount: number;
  rate: number;
  /** One letter a day: `E` for an excused absence, `L` late, `V` left early, `B` both, else `-`. */
  marks: string;
  excusedCount: number;
  lateCount: number;
  leftEarlyCount: number;
}

/**
 * How days of a period count, for all of an academy's students. A holiday does not count. On every other day who came was
 * present; who did not was absent if the day is one of the academy's study days, not after today, and the student was a
 * member already. An excused absence does not count either, whether it was measured or corrected to; who came on such a
 * day was present. An academy that names no study days expects its students every day.
 */
export function attendanceRules(
  { studyClock, ...days }: ExpectedDays & Pick<CurrentUser, 'studyClock'>,
  { since, until }: Period,
  today: string,
) {
  const dates = datesOf(since, until);
  const isStudyDay = dates.map(date => isExpectedDay(date, days));
  const expected = dates.map((date, index) => date <= today && isStudyDay[index]!);
  const isOff = dates.map(date => isHoliday(date, days.holidays));
  return {
    dates,
    /** Whether students are expected on each of them. */
    expected,
    /** Which of them are holidays. */
    isOff,
    tally(
      { authenticatedAt, accountStatus }: Member,
      { present, absent, excused, late, leftEarly }: Attended,
    ): Tally {
      const isExpected = accountStatus === 'ACTIVE' && authenticatedAt !== null;
      const joined = authenticatedAt && studyDateOf(authenticatedAt, studyClock);
      const marks: AttendanceMark[] = dates.map((date, index) =>
        isExpected && expected[index] && joined !== null && date >= joined ? 'A' : '-',
      );
      for (const index of present) if (!isOff[index]) marks[index] = 'P';
      for (const index of absent) if (!isOff[index]) marks[index] = 'A';
      const extras: (AttendanceExtra | '-')[] = dates.map(() => '-');
      for (const index of excused) {
        const isToCome =
          dates[index]! > today &&
          isExpected &&
          isStudyDay[index]! &&
          joined !== null &&
          dates[index]! >= joined;
        if (marks[index] !== 'A' && !isToCome) continue;
        marks[index] = '-';
        extras[index] = 'E';
      }
      // No one is late on a day on which no one is expected.
      const counts = (index: number) => marks[index] === 'P' && isStudyDay[index];
      for (const index of late) if (counts(index)) extras[index] = 'L';
      for (const index of leftEarly) if (counts(index)) extras[index] = extras[index] === 'L' ? 'B' : 'V';
      const countOf = (...letters: string[]) => extras.filter(extra => letters.includes(extra)).length;
      return {
        ...tallyOf(marks.join('')),
        marks: extras.join(''),
        excusedCount: extras.filter((extra, index) => extra === 'E' && dates[index]! <= today).length,
        lateCount: countOf('L', 'B'),
        leftEarlyCount: countOf('V', 'B'),
      };
    },
  };
}

/** What days add up to, one letter each. */
function tallyOf(days: string): Pick<Tally, 'days' | 'presentCount' | 'absentCount' | 'rate'> {
  let [presentCount, absentCount] = [0, 0];
  for (const letter of days)
    if (letter === 'P') presentCount++;
    else if (letter === 'A') absentCount++;
  return { days, presentCount, absentCount, rate: rateOf(presentCount, absentCount) };
}

/** Attended days divided by counted days; 0 when no day counts. */
export const rateOf = (presentCount: number, absentCount: number) =>
  presentCount === 0 ? 0 : presentCount / (presentCount + absentCount);
