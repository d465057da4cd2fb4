import { missedDays } from '../../attendance/cache/missedDays.ts';
import type { Places } from './sumDays.ts';

/** What is known of a span. */
export interface SpanFacts {
  /** Which of the days that `joined` counts is the span's first. */
  begins: number;
  dayCount: number;
  /** Its last day is the running one. */
  isUntilToday: boolean;
  hasToday: boolean;
  /** It has neither the running day nor anything that runs. */
  isOver: boolean;
  isOffToday: boolean;
  expectsToday: boolean;
  /** How many holidays are before each of the span's days. */
  offBefore: readonly number[];
}

/** What figures are written from besides sums of completed days, by the places of students. */
export type Source =
  /** 1 for everyone. */
  | 'one'
  | 'dailyTarget'
  /** On which of some days in a row each joined, as `joinedDays` has it; and the same of members, which others are on none of them. */
  | 'joined'
  | 'memberSince'
  | SourceOfToday
  | SourceOfRunning;

/** What the running day says; 0 in a span without it. */
export type SourceOfToday =
  | 'hasRowToday'
  | 'totalToday'
  | 'premiumToday'
  | 'targetToday'
  | 'presentToday'
  | 'absentToday'
  | 'hasExcuseToday';

/** What stopwatches that run have measured. */
type SourceOfRunning = 'runningSeconds' | 'completeRunningSeconds' | 'newDaysBefore' | 'runsToday';

/** A column that is written from others, for some students at a time. Those that are no sources come before it. */
export interface Column {
  of: readonly string[];
  write: (
    into: Int32Array | Float64Array,
    of: readonly Int32Array[],
    places: Places,
    facts: SpanFacts,
  ) => void;
  /** Another column that is the same in some spans, which need not be written again. */
  sameAs?: ((facts: SpanFacts) => string | false) | undefined;
}

/** Each has a loop of its own over arrays: a function for each student would take three times as long. */
export const column = <const Of extends readonly string[]>(
  of: Of,
  write: (
    into: Int32Array | Float64Array,
    of: { readonly [At in keyof Of]: Int32Array },
    places: Places,
    facts: SpanFacts,
  ) => void,
  sameAs?: Column['sameAs'],
): Column => ({ of, write: write as Column['write'], sameAs });

/** Halves are rounded up. */
export const rounded = (sum: number, parts: number) => Math.floor((2 * sum + parts) / (2 * parts));

/** On which of the span's days a student joined: 0 also before them, and `dayCount` after them. */
const joinedOn = (joined: number, begins: number, dayCount: number) =>
  joined <= begins ? 0 : Math.min(joined - begins, dayCount);

/** What figures are written from besides. */
export const steps = {
  /** Since the student joined; days that are recorded before count too. */
  days: column(
    ['joined', 'rows', 'hasRowToday'],
    (into, [joined, rows, today], { from, until }, { begins, dayCount, hasToday }) => {
      for (let place = from; place < until; place++) {
        const since = dayCount - joinedOn(joined[place]!, begins, dayCount);
        into[place] = Math.max(rows[place]! + (hasToday ? today[place]! : 0), since, 1);
      }
    },
    ({ isOver, dayCount }) => isOver && dayCount === 1 && 'one',
  ),
  /** Those of them that are over. */
  completeDays: column(
    ['joined'],
    (into, [joined], { from, until }, { begins, dayCount }) => {
      for (let place = from; place < until; place++)
        into[place] = dayCount - 1 - joinedOn(joined[place]!, begins, dayCount);
    },
    ({ isUntilToday }) => !isUntilToday && 'days',
  ),
  /** A day without a record has the student's own target, and holidays have none. */
  targetSum: column(
    ['joined', 'days', 'rows', 'rowsOnHolidays', 'hasRowToday', 'target', 'targetToday', 'dailyTarget'],
    (
      into,
      [joined, days, rows, rowsOnHolidays, hasRowToday, target, targetToday, dailyTarget],
      { from, until },
      { begins, dayCount, offBefore, hasToday, isOffToday },
    ) => {
      const hasHolidays = offBefore[dayCount]! > 0;
      for (let place = from; place < until; place++) {
        const rowToday = hasToday ? hasRowToday[place]! : 0;
        let unrecorded = days[place]! - rows[place]! - rowToday;
        if (hasHolidays) {
          const holidays = offBefore[dayCount]! - offBefore[joinedOn(joined[place]!, begins, dayCount)]!;
          const recorded = rowsOnHolidays[place]! + (isOffToday ? rowToday : 0);
          unrecorded = Math.max(unrecorded - Math.max(holidays - recorded, 0), 0);
        }
        into[place] =
          target[place]! +
          (hasToday && !isOffToday ? targetToday[place]! : 0) +
          unrecorded * dailyTarget[place]!;
      }
    },
  ),
  isAbsentToday: column(
    ['presentToday', 'absentToday', 'hasExcuseToday', 'memberSince'],
    (into, [present, absent, hasExcuse, memberSince], { from, until }, facts) => {
      const { hasToday, isOffToday, expectsToday, begins, dayCount } = facts;
      if (!hasToday || isOffToday) return void into.fill(0, from, until);
      for (let place = from; place < until; place++) {
        const isExpected = Number(expectsToday && memberSince[place]! < begins + dayCount);
        into[place] = missedDays(present[place]!, absent[place]!, hasExcuse[place]!, 1, isExpected);
      }
    },
  ),
};
