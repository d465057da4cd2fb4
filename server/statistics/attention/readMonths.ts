import { limits } from '../../../src/domain/limits.ts';
import { daysBetween, datesOf, studyDayStart } from '../../../src/domain/studyDay.ts';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { joinedDays } from '../../attendance/cache/joinedDays.ts';
import { cachedMonths, type MonthAsked } from '../../attendance/cache/cachedMonths.ts';
import { secondsUntil, type MonthColumn } from '../../attendance/cache/monthColumns.ts';
import { monthsOfSome } from '../../attendance/cache/monthsOfSome.ts';
import { overIn } from '../../attendance/cache/overIn.ts';
import { joinedSeconds, type Students } from '../../attendance/cache/students.ts';
import { monthsOf } from '../../core/monthsOf.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { and, sql, type SQL } from 'drizzle-orm';
import { monthOf } from '../../../src/domain/period.ts';

const dayColumns = ['present', 'absent', 'studied', 'belowTarget', 'excused'] as const;
type DayColumn = (typeof dayColumns)[number];

export interface StudentMonths {
  /** Of all students. */
  students: Students;
  /** The places of those who are registered and active, by name. */
  active: Int32Array;
  /** How many days a student has been a member. */
  memberDaysOf: (student: number) => number;
  /** A column's days of a month, by the month's place in `monthsOf`: a bit each, the lowest for the first. */
  daysOf: (column: DayColumn, month: number) => Int32Array;
  /** Study seconds of a week, 0 being the last one, on the weekdays that are compared. */
  secondsOf: (student: number, week: number) => number;
}

/** How many whole weeks the look-back has. */
export const weekCount = Math.floor(limits.attention.lookBackDays / limits.attention.weekDays);

/** The part of a week in one month: what is recorded until its last day, less what was until the day before its first. */
interface WeekPart {
  month: number;
  last: number;
  before: number;
}

/** The parts of weeks, by the days that are compared: those that follow each other in a month are one part. */
function weekParts(
  places: readonly { month: number; day: number }[],
  isCompared: (day: number) => boolean,
): WeekPart[][] {
  const { weekDays } = limits.attention;
  return Array.from({ length: weekCount }, (_, week) => {
    const parts: WeekPart[] = [];
    let previous = -1;
    for (let day = week * weekDays; day < (week + 1) * weekDays; day++) {
      if (!isCompared(day)) continue;
      const { month, day: of } = places[day]!;
      const part = parts.at(-1);
      if (part?.month === month && previous === day - 1) part.before = of - 1;
      else parts.push({ month, last: of, before: of - 1 });
      previous = day;
    }
    return parts;
  });
}

/**
 * What the months of registered, active students say of their completed days. `isCompared` says which days count in the sums of weeks;
 * `which` narrows it to some of the students, whose months are not kept.
 */
export async function readMonths(
  context: QueryContext,
  isCompared: (day: number) => boolean,
  which?: SQL,
): Promise<StudentMonths> {
  const { today, dates, period } = attentionPeriod(context);
  const months = monthsOf(period).map(({ month }) => month);
  const placesOfDays = dates.map(date => ({
    month: months.indexOf(monthOf(date)),
    day: Number(date.slice(8)),
  }));
  const weeks = weekParts(placesOfDays, isCompared);
  const asked = months.map((month, of): MonthAsked => {
    const ends = weeks.flat().flatMap(part => (part.month === of ? [part.last, part.before] : []));
    const sums = ends.filter(day => day > 0).map(day => secondsUntil('total', day));
    return { days: overIn(month, today), columns: [...new Set<MonthColumn>([...dayColumns, ...sums])] };
  });
  const read =
    which === undefined && isWhole(context)
      ? await cachedMonths(context, asked, async stamp => {
          const { rows } = await context.db.execute<{ stamp: string }>(sql`select ${stamp} as stamp`);
          return { stamp: rows[0]!.stamp, now: null };
        })
      : await monthsOfSome(context, asked, and(studentsOf(context), which));
  const { students, months: columns } = read;
  const none = new Int32Array(students.count);
  const until = (month: number, day: number) =>
    day === 0 ? none : columns[month]!(secondsUntil('total', day));
  const terms = weeks.map(parts =>
    parts.map(({ month, last, before }) => [until(month, last), until(month, before)] as const),
  );
  const { isActive, hasJoined, joinedAt } = students.of;
  const first = months[0]!;
  const joined = joinedDays(students, datesOf(first, today), context.session.studyClock);
  const begin = joinedSeconds(studyDayStart(first, context.session.studyClock));
  // Of those who joined before the first month, the rules ask no more than that.
  const most = daysBetween(first, today);
  return {
    students,
    active: Int32Array.from(isActive.keys()).filter(place => isActive[place] === 1 && hasJoined[place] === 1),
    memberDaysOf: student => (joinedAt[student]! < begin ? most : most - 1 - joined[student]!),
    daysOf: (column, month) => columns[month]!(column),
    secondsOf(student, week) {
      let sum = 0;
      for (const [last, before] of terms[week]!) sum += last[student]! - before[student]!;
      return sum;
    },
  };
}
