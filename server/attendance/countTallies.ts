import { sql, type SQL } from 'drizzle-orm';
import chunk from 'lodash/chunk.js';
import type { Period } from '../../src/domain/period.ts';
import { daysBetween, studyDayStart } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { inIds } from '../database/inIds.ts';
import { packed, placesOfRows, unpacked, type Packed } from '../database/packedRows.ts';
import { customers, excuses, studentMonths } from '../database/schema/index.ts';
import { inParallel } from '../database/inParallel.ts';
import { excusedMonthsSql } from './excusedDays.ts';
import { countDays } from './cache/countDays.ts';
import { monthParts, type MonthPart } from './monthParts.ts';
import { readSpans } from './readSpans.ts';

/** The months of a period are read in so many statements at once. */
const statements = 3;
/** The months of more students are found without their ids. */
const mostIds = 1_000;

/** What is known of students' days in a month: a bit each, by the students' places. */
interface MonthOfStudents {
  present: Int32Array;
  absent: Int32Array;
  excused: Int32Array;
}

/** Adds the values of rows to those of their students. */
function add(values: Int32Array, places: Int32Array, of: Int32Array): void {
  for (let row = 0; row < places.length; row++) {
    const place = places[row]!;
    if (place !== -1) values[place]! += of[row]!;
  }
}

/** How often students were present and absent, by name. */
export interface Tallies {
  idOf: (row: number) => string;
  present: Int32Array;
  absent: Int32Array;
}

export type Caller = Pick<Context, 'db' | 'session' | 'now'>;

export interface Wanted {
  /** The condition selects some of the academy's students; otherwise it is about their accounts alone. */
  isFew: boolean;
  /** Otherwise only presences are counted. */
  withAbsences: boolean;
}

/**
 * How often students were present and absent in a period, as `attendanceRules` counts it, by name: those whom a condition selects.
 * The months of the period are read at the same time as the students, and counted here, which takes less of the processor than
 * sums of the database.
 */
export async function countTallies(
  context: Caller,
  where: SQL | undefined,
  period: Period,
  { isFew, withAbsences }: Wanted,
): Promise<Tallies> {
  const { db, session } = context;
  const { today, spans, base, dates, expected, isOff } = readSpans(context, [period]);
  const placeOfDate = new Map(dates.map((date, place) => [date, place]));
  const holdsOn = (holds: readonly boolean[]) => (date: string) =>
    holds[placeOfDate.get(date) ?? -1] === true;
  const parts = monthParts(spans, { isExpected: holdsOn(expected), isOff: holdsOn(isOff) }, today);
  const months = parts.map(({ month }) => month);
  const first = months[0]!;
  /** How many days after the first month's beginning each one begins. */
  const begins = months.map(month => daysBetween(first, month) - 1);

  async function readStudents() {
    // The calendar is asked for those only who joined after the first day.
    const joined = sql`case when ${customers.authenticatedAt} < ${studyDayStart(base, session.studyClock).toISOString()}::timestamptz
      then 0 else ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} - ${first}::date end`;
    const { rows } = await db.execute<{ packed: Packed }>(sql`
      select ${packed(sql`customer_id`, [sql`joined`, sql`is_active::int`])} as packed
      from (
        select customer_id, ${joined} as joined, account_status = 'ACTIVE' as is_active from ${customers} where ${where}
        order by name, customer_id
      ) students`);
    return unpacked(rows[0]!.packed, 2);
  }

  async function readMonths(of: readonly string[], isOf: SQL) {
    const { rows } = await db.execute<{ begins: number; packed: Packed }>(sql`
      select month - ${first}::date as begins, ${packed(sql`customer_id`, [sql`present_days`, sql`absent_days`])} as packed
      from ${studentMonths}
      where group_id = ${session.groupId} and month between ${of[0]}::date and ${of.at(-1)}::date and ${isOf}
      group by month`);
    return rows.map(row => ({
      month: begins.indexOf(row.begins),
      students: unpacked(row.packed, 2),
    }));
  }

  async function readExcused(isOf: SQL) {
    const { rows } = await db.execute<{ packed: Packed }>(sql`
      select ${packed(sql`customer_id`, [sql`month - ${first}::date`, sql`days`])} as packed
      from ${excusedMonthsSql(session.groupId, months, isOf)} excused`);
    return unpacked(rows[0]!.packed, 2);
  }

  /** Presences alone need neither excuses nor the day of joining, and the database sums them sooner than it sends their months. */
  async function readPresences(of: readonly MonthPart[], isOf: SQL) {
    const { rows } = await db.execute<{ packed: Packed }>(sql`
      select ${packed(sql`customer_id`, [sql`present`])} as packed
      from (
        select customer_id, sum(bit_count((present_days & counted)::bit(32)))::int as present
        from unnest(${sql.param(of.map(({ month }) => month))}::date[], ${sql.param(of.map(({ days, off }) => days & ~off))}::int[])
          as part(start, counted)
        join ${studentMonths} on month = start
        where group_id = ${session.groupId} and ${isOf}
        group by customer_id
      ) sums`);
    return unpacked(rows[0]!.packed, 1);
  }

  const few = isFew ? await readStudents() : undefined;
  const fewIds = few && placesOfRows(few);
  const ids =
    fewIds &&
    fewIds.count <= mostIds &&
    Array.from({ length: fewIds.count }, (_, place) => fewIds.idOf(place));
  const isOf = (customerId: SQL) => (ids ? inIds(customerId, ids) : sql`true`);
  const isOfMonths = isOf(sql`${studentMonths.customerId}`);
  if (!withAbsences) {
    const [members, ...sums] = await inParallel(
      db,
      async () => few ?? readStudents(),
      ...chunk(parts, Math.ceil(parts.length / statements)).map(of => () => readPresences(of, isOfMonths)),
    );
    const students = placesOfRows(members);
    const present = new Int32Array(students.count);
    for (const rows of sums) add(present, students.placesOf(rows), rows.column(0));
    return { idOf: students.idOf, present, absent: new Int32Array(students.count) };
  }

  const [members, excused, ...read] = await inParallel(
    db,
    async () => few ?? readStudents(),
    () => readExcused(isOf(sql`${excuses.customerId}`)),
    ...chunk(months, Math.ceil(months.length / statements)).map(of => () => readMonths(of, isOfMonths)),
  );

  const students = placesOfRows(members);
  const { count } = students;
  const bits = months.map((): MonthOfStudents => ({
    present: new Int32Array(count),
    absent: new Int32Array(count),
    excused: new Int32Array(count),
  }));
  for (const { month, students: rows } of read.flat()) {
    const places = students.placesOf(rows);
    add(bits[month]!.present, places, rows.column(0));
    add(bits[month]!.absent, places, rows.column(1));
  }
  for (let row = 0; row < excused.count; row++) {
    const place = students.placeOfKey(excused.keyOf(row));
    if (place !== undefined)
      bits[begins.indexOf(excused.integerOf(row, 0))]!.excused[place] = excused.integerOf(row, 1);
  }

  const present = new Int32Array(count);
  const absent = new Int32Array(count);
  const [joined, isActive] = [members.column(0), members.column(1)];
  for (const [month, part] of parts.entries())
    countDays(
      part,
      { students: { of: { isActive, hasJoined: isActive } }, joined, begins: begins[month]! },
      column => bits[month]![column],
      { present, absent },
    );
  return { idOf: students.idOf, present, absent };
}
