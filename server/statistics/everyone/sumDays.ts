import uniq from 'lodash/uniq.js';
import { countBits } from '../../attendance/cache/countBits.ts';
import type { MonthOfStudents } from '../../attendance/cache/cachedMonths.ts';
import { daysSince } from '../../attendance/cache/daysSince.ts';
import { missedDays } from '../../attendance/cache/missedDays.ts';
import { secondsUntil, type MonthColumn } from '../../attendance/cache/monthColumns.ts';
import type { MonthPart } from '../../attendance/monthParts.ts';

/** Some students in a row. */
export interface Places {
  from: number;
  until: number;
}

/** Of whom days are summed, by their places. */
interface Summed {
  /** 1 for everyone. */
  one: Int32Array;
  /** On which of some days in a row each joined, as `joinedDays` has it; after them those who are not registered or not active. */
  memberSince: Int32Array;
}

/** Some of a span's days in one calendar month. */
export interface SpanMonth {
  part: MonthPart;
  month: MonthOfStudents;
  /** Which of the days of `joined` the month's first is. */
  begins: number;
}

interface SumOfDays {
  /** The columns of a month that it is summed from. */
  columns: (part: MonthPart) => MonthColumn[];
  add: (into: Int32Array, of: SpanMonth, places: Places, students: Summed) => void;
}

/** The days of a part that are no holidays, from the first to the last of those in a row. */
function stretches({ first, last, off }: MonthPart): Record<'first' | 'last', number>[] {
  if (off === 0) return [{ first, last }];
  const found: Record<'first' | 'last', number>[] = [];
  for (let day = first; day <= last; day++) {
    if ((off >> (day - 1)) & 1) continue;
    if (found.at(-1)?.last === day - 1) found.at(-1)!.last = day;
    else found.push({ first: day, last: day });
  }
  return found;
}

/** Seconds of some of a part's days; they are kept as what they come to until each day of a month. */
const secondsOf = (
  kept: 'total' | 'premium' | 'mixedTarget',
  among: (part: MonthPart) => Record<'first' | 'last', number>[],
): SumOfDays => ({
  columns: part =>
    among(part).flatMap(({ first, last }) =>
      [first - 1, last].flatMap(day => (day === 0 ? [] : secondsUntil(kept, day))),
    ),
  add(into, { part, month }, { from, until }) {
    for (const { first, last } of among(part)) {
      const all = month(secondsUntil(kept, last));
      if (first === 1) for (let place = from; place < until; place++) into[place]! += all[place]!;
      else {
        const before = month(secondsUntil(kept, first - 1));
        for (let place = from; place < until; place++) into[place]! += all[place]! - before[place]!;
      }
    }
  },
});

/** Adds how many of some days each student's marks have, times a number of theirs. */
function addMarked(
  into: Int32Array,
  days: number,
  [marks, times]: readonly [Int32Array, Int32Array],
  { from, until }: Places,
) {
  if (days === 0) return;
  const last = 31 - Math.clz32(days);
  // One day by itself need not be counted.
  if (days === 1 << last)
    for (let place = from; place < until; place++)
      into[place]! += Math.imul((marks[place]! >>> last) & 1, times[place]!);
  else
    for (let place = from; place < until; place++)
      into[place]! += Math.imul(countBits(marks[place]! & days), times[place]!);
}

const counted = ({ days, off }: MonthPart) => days & ~off;

/** The days that have a mark, of some of a part's. */
const daysOf = (mark: 'recorded' | 'studied' | 'present', among: (part: MonthPart) => number) =>
  ({
    columns: () => [mark],
    add: (into, { part, month }, places, { one }) => addMarked(into, among(part), [month(mark), one], places),
  }) satisfies SumOfDays;

const mixedTarget = secondsOf('mixedTarget', stretches);

/** What is summed from completed day to day. */
export const daySums = {
  total: secondsOf('total', part => [part]),
  premium: secondsOf('premium', part => [part]),
  /** Holidays have none. */
  target: {
    columns: part => ['recorded', 'uniformTarget', ...mixedTarget.columns(part)],
    add(into, of, places, students) {
      addMarked(into, counted(of.part), [of.month('recorded'), of.month('uniformTarget')], places);
      mixedTarget.add(into, of, places, students);
    },
  },
  rows: daysOf('recorded', ({ days }) => days),
  rowsOnHolidays: daysOf('recorded', ({ off }) => off),
  studied: daysOf('studied', ({ days }) => days),
  present: daysOf('present', counted),
  /** Absences that are not excused: corrected to one, or expected and not present. */
  missed: {
    columns: () => ['present', 'absent', 'excused'],
    add(into, { part, month, begins }, { from, until }, { memberSince }) {
      const [present, absent, excused] = [month('present'), month('absent'), month('excused')];
      const days = counted(part);
      for (let place = from; place < until; place++) {
        const expected = part.expected & daysSince(memberSince[place]! - begins);
        into[place]! += countBits(
          missedDays(present[place]!, absent[place]!, excused[place]!, days, expected),
        );
      }
    },
  },
} satisfies Record<string, SumOfDays>;

export type DaySum = keyof typeof daySums;

/** The columns of a month that some sums of some of its days need. */
export const columnsOfPart = (part: MonthPart, sums: readonly DaySum[]): MonthColumn[] =>
  uniq(sums.flatMap(sum => daySums[sum].columns(part)));
