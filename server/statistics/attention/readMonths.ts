import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { daysBetween, studyDayStart } from '../../../src/domain/studyDay.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { excusedMonthsSql } from '../../attendance/excusedDays.ts';
import { monthsOf } from '../../core/monthsOf.ts';
import { studyDateSql } from '../../core/studyDateSql.ts';
import { inIds } from '../../database/inIds.ts';
import { packed, placesOfRows, unpacked, type Places } from '../../database/packed.ts';
import { customers, excuses, studentMonths } from '../../database/schema/index.ts';
import { together } from '../../database/together.ts';
import { attentionPeriod } from './attentionPeriod.ts';

const bitColumns = ['present_days', 'absent_days', 'studied_days', 'below_target_days'] as const;
/** The places of what a month has a bit of each day for. */
export const dayColumns = { present: 0, absent: 1, studied: 2, belowTarget: 3, excused: 4 } as const;
type DayColumn = (typeof dayColumns)[keyof typeof dayColumns];
const dayColumnCount = Object.keys(dayColumns).length;

/** The registered, active students of a scope by name. */
interface AttentionStudents extends Places {
  memberDaysOf: (student: number) => number;
}

export interface StudentMonths {
  /** A column's days of a month, by the month's place in `monthsOf`: a bit each, the lowest for the first. */
  daysOf: (student: number, column: DayColumn, month: number) => number;
  /** Study seconds of a week, 0 being the last one, on the weekdays that are compared. */
  secondsOf: (student: number, week: number) => number;
}

/** How many whole weeks the look-back has. */
export const weekCount = Math.floor(limits.attention.lookBackDays / limits.attention.weekDays);

export async function readStudents(context: QueryContext, which?: SQL): Promise<AttentionStudents> {
  const { db, session } = context;
  const { today, period } = attentionPeriod(context);
  const first = monthsOf(period)[0]!.month;
  // Of those who joined before the first month, the rules ask no more than that; the calendar is asked for the others only.
  const memberDays = sql`case when ${customers.authenticatedAt} < ${studyDayStart(first, session.studyClock).toISOString()}::timestamptz
    then ${daysBetween(first, today)}::int
    else ${today}::date - ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} end`;
  const isListed = and(
    studentsOf(context),
    eq(customers.accountStatus, 'ACTIVE'),
    isNotNull(customers.authenticatedAt),
    which,
  );
  const { rows } = await db.execute<{ packed: Uint8Array | null }>(sql`
    select ${packed(sql`customer_id`, [sql`member_days`])} as packed
    from (
      select customer_id, ${memberDays} as member_days from ${customers} where ${isListed}
      order by name, customer_id
    ) students`);
  const students = unpacked(rows[0]!.packed, 1);
  return { ...placesOfRows(students), memberDaysOf: student => students.integerOf(student, 0) };
}

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
 * What the months of students say of their completed days, in a statement a month. `isCompared` says which days count in the
 * sums of weeks; `isNarrow` that the students are few of the academy's. Students without a month have zeros.
 */
export async function readMonths(
  context: QueryContext,
  students: AttentionStudents,
  isCompared: (day: number) => boolean,
  { isNarrow }: { isNarrow: boolean },
): Promise<StudentMonths> {
  const { db, session } = context;
  const { dates, period } = attentionPeriod(context);
  const months = monthsOf(period).map(({ month }) => month);
  const placesOfDays = dates.map(date => ({
    month: months.indexOf(`${date.slice(0, 8)}01`),
    day: Number(date.slice(8)),
  }));
  const weeks = weekParts(placesOfDays, isCompared);
  /** The days of each month whose sums are read. */
  const days = months.map((_, of) => [
    ...new Set(
      weeks
        .flat()
        .flatMap(({ month, last, before }) => (month === of ? [last, before] : []))
        .filter(day => day > 0),
    ),
  ]);
  /** Where a month's integers begin in a student's: those of `dayColumns`, and the sums until `days`. */
  const firsts: number[] = [];
  let width = 0;
  for (const of of days) {
    firsts.push(width);
    width += dayColumnCount + of.length;
  }
  const columnOf = (month: number, day: number) =>
    day === 0 ? -1 : firsts[month]! + dayColumnCount + days[month]!.indexOf(day);
  const terms = weeks.map(parts =>
    parts.map(({ month, last, before }) => [columnOf(month, last), columnOf(month, before)] as const),
  );
  const integers = new Int32Array(students.count * width);
  const ids = isNarrow
    ? Array.from({ length: students.count }, (_, student) => students.idOf(student))
    : null;
  const isOf = (customerId: SQL) => (ids === null ? sql`true` : inIds(customerId, ids));

  async function readMonth(month: number): Promise<void> {
    const columns = [
      ...bitColumns.map(column => sql.raw(column)),
      ...days[month]!.map(day => sql`coalesce(total_until[${sql.raw(String(day))}], 0)`),
    ];
    const { rows } = await db.execute<{ packed: Uint8Array | null }>(sql`
      select ${packed(sql`customer_id`, columns)} as packed from ${studentMonths}
      where group_id = ${session.groupId} and month = ${months[month]}::date and ${isOf(sql`${studentMonths.customerId}`)}`);
    const read = unpacked(rows[0]!.packed, columns.length);
    const places = students.placesOf(read);
    for (let row = 0; row < read.count; row++) {
      const student = places[row]!;
      if (student === -1) continue;
      const first = student * width + firsts[month]!;
      for (let column = 0; column < columns.length; column++)
        integers[first + column + Number(column >= dayColumns.excused)] = read.integerOf(row, column);
    }
  }

  async function readExcused(): Promise<void> {
    const { rows } = await db.execute<{ packed: Uint8Array | null }>(sql`
      select ${packed(sql`customer_id`, [sql`month - ${months[0]}::date`, sql`days`])} as packed
      from ${excusedMonthsSql(session.groupId, months, isOf(sql`${excuses.customerId}`))} excused`);
    const monthOf = new Map(months.map((each, month) => [daysBetween(months[0]!, each) - 1, month]));
    const read = unpacked(rows[0]!.packed, 2);
    for (let row = 0; row < read.count; row++) {
      const student = students.placeOfKey(read.keyOf(row));
      if (student === undefined) continue;
      const month = monthOf.get(read.integerOf(row, 0))!;
      integers[student * width + firsts[month]! + dayColumns.excused] = read.integerOf(row, 1);
    }
  }

  await together(db, ...months.map((_, month) => () => readMonth(month)), readExcused);
  const until = (student: number, column: number) =>
    column === -1 ? 0 : integers[student * width + column]!;
  return {
    daysOf: (student, column, month) => integers[student * width + firsts[month]! + column]!,
    secondsOf(student, week) {
      let sum = 0;
      for (const [last, before] of terms[week]!) sum += until(student, last) - until(student, before);
      return sum;
    },
  };
}
