import { dayFlags } from '../../../src/domain/attention/studentHistory.ts';
import { daysBetween } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { monthsOf } from '../../core/monthsOf.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import type { StudentMonths } from './readMonths.ts';
import type { OpenDays } from './readOpenDays.ts';

const { counted, present, studied, belowTarget } = dayFlags;

interface Day {
  /** The place of its month in the period, and of its bit in the month. */
  month: number;
  bit: number;
}

/** The bits of a month's days that a condition holds for, by the day, 0 being yesterday. */
const bitsWhere = (days: readonly Day[], month: number, holds: readonly boolean[]) =>
  days.reduce((bits, { month: of, bit }, day) => (of === month && holds[day] ? bits | (1 << bit) : bits), 0);

/**
 * A function that makes the flags of each of a student's days (`dayFlags`), yesterday first, from the bits of their months: of
 * all days of a month at once, since there are thousands of students. The flags are written over with those of the next one.
 */
export function dayFlagger(
  context: Pick<Context, 'session' | 'now'>,
  { expected, off }: Pick<OpenDays, 'expected' | 'off'>,
): (student: Pick<StudentMonths, 'memberDays' | 'daysOf'>) => Uint8Array {
  const { today, dates, period } = attentionPeriod(context);
  const months = monthsOf(period).map(({ month }) => month);
  const days = dates.map((date): Day => ({
    month: months.indexOf(`${date.slice(0, 8)}01`),
    bit: Number(date.slice(8)) - 1,
  }));
  const ofMonths = months.map((first, month) => ({
    expected: bitsWhere(days, month, expected),
    off: bitsWhere(days, month, off),
    /** How many days before today the month began. */
    age: daysBetween(first, today) - 1,
  }));
  // Written over for each student: counted, present, studied and below the target, by month.
  const bits = Array.from({ length: 4 }, () => new Int32Array(months.length));
  const [ofCounted, ofPresent, ofStudied, ofBelow] = bits as [Int32Array, Int32Array, Int32Array, Int32Array];
  const flags = new Uint8Array(days.length);
  return ({ memberDays, daysOf }) => {
    for (const [month, { expected: expectedDays, off: offDays, age }] of ofMonths.entries()) {
      const before = age - memberDays;
      const asMember = before <= 0 ? -1 : before > 31 ? 0 : -1 << before;
      const isPresent = daysOf('present_days', month) & ~offDays;
      const isAbsent = daysOf('absent_days', month) | (expectedDays & asMember);
      ofCounted[month] = (isPresent | (isAbsent & ~daysOf('excused_days', month))) & ~offDays;
      ofPresent[month] = isPresent;
      ofStudied[month] = daysOf('studied_days', month);
      ofBelow[month] = isPresent & daysOf('below_target_days', month);
    }
    for (let day = 0; day < days.length; day++) {
      const { month, bit } = days[day]!;
      flags[day] =
        (((ofCounted[month]! >> bit) & 1) * counted) |
        (((ofPresent[month]! >> bit) & 1) * present) |
        (((ofStudied[month]! >> bit) & 1) * studied) |
        (((ofBelow[month]! >> bit) & 1) * belowTarget);
    }
    return flags;
  };
}
