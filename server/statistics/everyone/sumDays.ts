import { countBits } from '../../attendance/cache/countBits.ts';
import { daysSince } from '../../attendance/cache/daysSince.ts';
import type { MonthOfStudents } from '../../attendance/cache/cachedMonths.ts';
import { secondsUntil, type MonthColumn } from '../../attendance/cache/monthColumns.ts';
import type { Students } from '../../attendance/cache/students.ts';
import type { MonthPart } from '../../attendance/monthParts.ts';

/** What is summed from day to day. */
export const daySums = ['total', 'premium', 'target'] as const;
export type DaySum = (typeof daySums)[number];

const columns = [
  ...daySums,
  'rows',
  'offRows',
  'studied',
  'present',
  'absent',
  /** Days on which they were expected and present or absent. */
  'settled',
  /** Absences that are excused. */
  'excused',
] as const;

/** The sums of completed days, by the places of students. */
type DaySums = Record<(typeof columns)[number], Int32Array>;

export const noSums = (count: number): DaySums =>
  Object.fromEntries(columns.map(column => [column, new Int32Array(count)])) as DaySums;

const offDays = ({ off, first, last }: MonthPart) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(day => (off >> (day - 1)) & 1);

/** The columns of a month that counts and some sums of some of its days need. */
export function columnsOfPart(part: MonthPart, of: readonly DaySum[]): MonthColumn[] {
  const { first, last } = part;
  const ends = (sum: DaySum, days: readonly number[]) =>
    days.filter(day => day > 0).map(day => secondsUntil(sum, day));
  return [
    ...new Set<MonthColumn>([
      'recorded',
      'studied',
      'present',
      'absent',
      'excused',
      ...of.flatMap(sum => [
        ...ends(sum, [first - 1, last]),
        ...(sum === 'target'
          ? ends(
              sum,
              offDays(part).flatMap(day => [day - 1, day]),
            )
          : []),
      ]),
    ]),
  ];
}

interface Adding {
  students: Students;
  joined: Int32Array;
  /** The day, counted from the period's first, on which the month begins. */
  begins: number;
  of: readonly DaySum[];
}

/** Adds the days of a part of a month to the counts and some of the sums. */
export function addPart(
  sums: DaySums,
  part: MonthPart,
  month: MonthOfStudents,
  { students, joined, begins, of }: Adding,
): void {
  const { days, off, expected, first, last } = part;
  const { isActive, hasJoined } = students.of;
  const counted = days & ~off;
  for (const sum of of) {
    const into = sums[sum];
    const add = (day: number, sign: number) => {
      if (day === 0) return;
      const until = month(secondsUntil(sum, day));
      for (let place = 0; place < into.length; place++) into[place]! += sign * until[place]!;
    };
    add(last, 1);
    add(first - 1, -1);
    // Holidays add nothing to the targets.
    if (sum === 'target')
      for (const day of offDays(part)) {
        add(day, -1);
        add(day - 1, 1);
      }
  }
  const [recorded, studied, present, absent, excused] = (
    ['recorded', 'studied', 'present', 'absent', 'excused'] as const
  ).map(month) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
  for (let place = 0; place < students.count; place++) {
    const isRecorded = recorded[place]!;
    const isPresent = present[place]!;
    const isAbsent = absent[place]!;
    const isExcused = excused[place]!;
    if (isRecorded !== 0) {
      sums.rows[place]! += countBits(isRecorded & days);
      if (off !== 0) sums.offRows[place]! += countBits(isRecorded & off);
      sums.studied[place]! += countBits(studied[place]! & days);
      sums.present[place]! += countBits(isPresent & counted);
      if (isAbsent !== 0) sums.absent[place]! += countBits(isAbsent & counted);
    }
    if ((isRecorded | isExcused) === 0) continue;
    const asMember = hasJoined[place] === 1 ? daysSince(joined[place]! - begins) : -1;
    sums.settled[place]! += countBits((isPresent | isAbsent) & expected & asMember);
    if (isExcused === 0) continue;
    const isExpected = isActive[place] === 1 && hasJoined[place] === 1 ? expected & asMember : 0;
    sums.excused[place]! += countBits(isExcused & counted & ~isPresent & (isAbsent | isExpected));
  }
}
