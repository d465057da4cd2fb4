import { dayFlags } from '../../../src/domain/attention/studentHistory.ts';
import { daysBetween } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { monthsOf } from '../../core/monthsOf.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import type { StudentMonths } from './readMonths.ts';
import type { OpenDays } from './readOpenDays.ts';

const { counted, present, studied, belowTarget } = dayFlags;

/** The days of the look-back in one month: a range of them, the latest first, whose bit is `last` minus the day. */
interface MonthOfDays {
  since: number;
  until: number;
  last: number;
  /** Bits of the month's days on which students were expected, and of holidays. */
  expected: number;
  off: number;
  /** What is known of its days, by the students' places. */
  present: Int32Array;
  absent: Int32Array;
  excused: Int32Array;
  studied: Int32Array;
  belowTarget: Int32Array;
  /** How many days before today the month began. */
  age: number;
}

/**
 * Writes the flags of each of a student's days (`dayFlags`), yesterday first, from the bits of their months: of all days of a
 * month at once, since there are thousands of students.
 */
export function dayFlagger(
  context: Pick<Context, 'session' | 'now'>,
  { expected, off }: Pick<OpenDays, 'expected' | 'off'>,
  { daysOf }: Pick<StudentMonths, 'daysOf'>,
): { flags: Uint8Array; write: (student: number, memberDays: number) => void } {
  const { today, dates, period } = attentionPeriod(context);
  const ofMonths = monthsOf(period).map(({ month }, place): MonthOfDays => {
    const isIn = (date: string) => date.slice(0, 8) === month.slice(0, 8);
    const since = dates.findIndex(isIn);
    const until = dates.findLastIndex(isIn) + 1;
    const last = since + Number(dates[since]!.slice(8)) - 1;
    const bitsWhere = (holds: readonly boolean[]) =>
      holds
        .slice(since, until)
        .reduce((bits, does, index) => (does ? bits | (1 << (last - since - index)) : bits), 0);
    return {
      since,
      until,
      last,
      expected: bitsWhere(expected),
      off: bitsWhere(off),
      present: daysOf('present', place),
      absent: daysOf('absent', place),
      excused: daysOf('excused', place),
      studied: daysOf('studied', place),
      belowTarget: daysOf('belowTarget', place),
      age: daysBetween(month, today) - 1,
    };
  });
  const flags = new Uint8Array(dates.length);
  function write(student: number, memberDays: number): void {
    for (let month = 0; month < ofMonths.length; month++) {
      const of = ofMonths[month]!;
      const { since, until, last, expected: expectedDays, off: offDays, age } = of;
      const before = age - memberDays;
      const asMember = before <= 0 ? -1 : before > 31 ? 0 : -1 << before;
      const isPresent = of.present[student]! & ~offDays;
      const isAbsent = of.absent[student]! | (expectedDays & asMember);
      const isExcused = of.excused[student]!;
      const isCounted = (isPresent | (isAbsent & ~isExcused)) & ~offDays;
      const isStudied = of.studied[student]!;
      const isBelow = isPresent & of.belowTarget[student]!;
      for (let day = since; day < until; day++) {
        const bit = last - day;
        flags[day] =
          (((isCounted >> bit) & 1) * counted) |
          (((isPresent >> bit) & 1) * present) |
          (((isStudied >> bit) & 1) * studied) |
          (((isBelow >> bit) & 1) * belowTarget);
      }
    }
  }
  return { flags, write };
}
