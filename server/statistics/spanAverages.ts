import { sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import sumBy from 'lodash/sumBy.js';
import type { Period } from '../../src/domain/period.ts';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import { isWhole, studentsOf, type QueryContext } from '../accounts/scope.ts';
import { excusedMonthsSql } from '../attendance/excusedDays.ts';
import { monthParts } from '../attendance/monthParts.ts';
import { readSpans } from '../attendance/readSpans.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers } from '../database/schema/index.ts';
import type { Averages } from './averagesSql.ts';
import { runningDays } from './runningDays.ts';
import { runningSql } from './runningSql.ts';
import { elementColumns, spanColumns } from './spanColumns.ts';

interface SpanAverages extends Averages {
  /** The span's place, from 1 on. */
  place: number;
  /** The manager whom the students are assigned to; null without one, and where they are all together. */
  managerId: string | null;
}

/** What the students of a manager with the same status come to, by the columns of `spanColumns`. */
type Sums = Record<string, number> & { managerId: string | null; isActive: boolean; isDeleted: boolean };

const sumOf = (rows: readonly Sums[], column: string) => sumBy(rows, row => row[column] ?? 0);
const withoutDeleted = (rows: readonly Sums[]) => rows.filter(({ isDeleted }) => !isDeleted);

/**
 * What the figures of the students in scope come to in each of some spans, all together or by manager: the averages of
 * `averageColumns` over `figures`. It has a row a student and a column a span, where `figures` has a row for each of both, so
 * that sixty days of thousands of students need no rows of their own. Spans in which no one counts are left out. The plain days of each
 * month are read by themselves, at the same time as the others: they need that month's rows only, and fewer steps.
 */
export async function spanAverages(
  context: QueryContext,
  periods: readonly Period[],
  by: 'everyone' | 'manager',
): Promise<SpanAverages[]> {
  const { spans, dates, isOff } = readSpans(context, periods);
  const running = new Set(runningDays(context, spans).map(({ place }) => place));
  const isPlain = (span: Period, place: number) =>
    span.since === span.until && !running.has(place) && !isOff[dates.indexOf(span.since)];
  const places = spans.map((span, index) => ({ period: periods[index]!, span, place: index + 1 }));
  const parts = groupBy(places, ({ span, place }) => (isPlain(span, place) ? span.since.slice(0, 7) : ''));
  const ofParts = await Promise.all(
    Object.values(parts).map(async part => {
      const rows = await readSums(
        context,
        part.map(({ period }) => period),
        by,
      );
      return Object.values(groupBy(rows, 'managerId')).flatMap(of =>
        part.flatMap(({ place }, index) => {
          const averages = averagesOf(of, index + 1);
          return averages ? { ...averages, place } : [];
        }),
      );
    }),
  );
  return ofParts.flat();
}

/** How often all students in scope together were present and absent in a period; accounts that are deleted are left out. */
export async function attendanceOfAll(
  context: QueryContext,
  period: Period,
): Promise<Pick<Averages, 'presentCount' | 'absentCount'>> {
  const rows = withoutDeleted(await readSums(context, [period], 'everyone', ['p', 'x']));
  return { presentCount: sumOf(rows, 'p1'), absentCount: sumOf(rows, 'x1') };
}

/** The sums of `spanColumns` by manager and status; with `names` only some of them, for which the rest is not read. */
async function readSums(
  context: QueryContext,
  periods: readonly Period[],
  by: 'everyone' | 'manager',
  names?: readonly string[],
): Promise<Sums[]> {
  const { db, session } = context;
  const { today, spans, base, dates, expected, isOff } = readSpans(context, periods);
  const expectedOn = new Set(dates.filter((_, index) => expected[index]));
  const offDates = new Set(dates.filter((_, index) => isOff[index]));
  const parts = monthParts(
    spans,
    { isExpected: date => expectedOn.has(date), isOff: date => offDates.has(date) },
    today,
  );
  const offIn = (month: string) =>
    parts.reduce((days, part) => (part.month === month ? days | part.off : days), 0);
  const expectedIn = (month: string) =>
    parts.reduce((days, part) => (part.month === month ? days | part.expected : days), 0);
  const months = [...new Set(parts.map(({ month }) => month))];
  const running = [...new Set(runningDays(context, spans).map(({ place }) => place))];
  const { start } = studyDayBounds(base, session.studyClock);
  const scopes = spans.map((span, index) => ({
    place: index + 1,
    span,
    parts: parts
      .filter(({ place }) => place === index + 1)
      .map(part => ({ ...part, index: months.indexOf(part.month) })),
    isRunning: running.includes(index + 1),
  }));
  const columns = scopes.map(scope => spanColumns(scope, names));
  const list = (expressions: SQL[]) => sql.join(expressions, sql`, `);
  // Some students are found by their ids, however few the planner expects them to be.
  const ofThem = isWhole(context) ? sql`` : sql`and customer_id = any(array(select customer_id from member))`;
  const monthTables = months.map((month, index) => {
    const table = sql.raw(`m${index}`);
    return sql`left join (
      select * from student_months where group_id = ${session.groupId} and month = ${month} ${ofThem} offset 0
    ) ${table} on ${table}.customer_id = c.customer_id`;
  });
  const excusedTables = months.map((month, index) => {
    const table = sql.raw(`x${index}`);
    return sql`left join ${excusedMonthsSql(session.groupId, [month])} ${table} on ${table}.customer_id = c.customer_id`;
  });
  const monthColumns = months.map((month, index) => {
    const its = (column: string) => sql.raw(`m${index}.${column}`);
    const as = (name: string) => sql.raw(`as ${name}${index}`);
    const bits = (column: string) => sql`coalesce(${its(column)}, 0)`;
    const seconds = (column: string) => sql`coalesce(${its(column)}, array_fill(0, array[31]))`;
    const counted = (column: string) => sql`${bits(column)} & ${sql.raw(String(~offIn(month)))}`;
    const daysExpected = sql.raw(String(expectedIn(month)));
    // Corrected to an absence, or expected from the day on which they joined and not present; and not excused.
    const since = sql`case when member_since <= ${month}::date then -1 when member_since - ${month}::date > 30 then 0
      else -1 << (member_since - ${month}::date) end`;
    const isMember = sql`coalesce(${since}, 0)`;
    return sql`${bits('recorded_days')} ${as('recorded')}, ${counted('present_days')} ${as('present')},
      ${bits('recorded_days')} | ${isMember} ${as('counted')}, ${isMember} & ~${bits('recorded_days')} ${as('unrecorded')},
      ((${counted('absent_days')}) | (${daysExpected} & ~${bits('present_days')} & ${isMember}))
        & ~coalesce(${sql.raw(`x${index}.days`)}, 0) ${as('absent')},
      ${seconds('total_until')} ${as('total')}, ${seconds('target_until')} ${as('target')}`;
  });
  const seconds = running.flatMap(place => [
    sql`sum(seconds) filter (where place = ${place})::int as ${sql.raw(`r${place}`)}`,
    sql`sum(complete) filter (where place = ${place})::int as ${sql.raw(`rc${place}`)}`,
  ]);
  const runningTable = sql`left join (select customer_id, ${list(seconds)} from running group by customer_id) r
    on r.customer_id = c.customer_id`;
  const runningColumns = running.flatMap(place => [sql.raw(`r${place}`), sql.raw(`rc${place}`)]);
  const ofMonths = sql`(
      select manager_id, is_active, is_deleted, target_seconds, joined, member_since,
        ${list([...monthColumns, ...runningColumns])}
      from members c ${sql.join([...monthTables, ...excusedTables], sql` `)} ${running.length > 0 ? runningTable : sql``}
      offset 0
    )`;
  // Each level is a query of its own, as in `figuresSql`; one that adds nothing would only copy the rows.
  const levels = [
    [...elementColumns(scopes), ...columns.flatMap(({ recorded }) => recorded)],
    columns.flatMap(({ expected }) => expected),
    columns.flatMap(({ figures }) => figures),
  ].filter(level => level.length > 0);
  const nested = (from: SQL, level: SQL[]) =>
    sql`(select ${list([sql`*`, ...level])} from ${from} level offset 0)`;
  const { rows } = await db.execute<Sums>(sql`
    with member as (
      select customer_id, manager_id, target_seconds, account_status,
        case when ${customers.authenticatedAt} < ${start.toISOString()}::timestamptz then ${base}::date
          else ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} end as joined
      from ${customers} where ${studentsOf(context)} offset 0
    ), members as (
      select *, account_status = 'ACTIVE' and joined is not null as is_active, account_status = 'DELETED' as is_deleted,
        case when account_status = 'ACTIVE' then joined end as member_since
      from member
    ), ${runningSql(context, spans)}
    select ${by === 'manager' ? sql`manager_id` : sql`null`} as "managerId", is_active as "isActive", is_deleted as "isDeleted",
      ${list(columns.flatMap(({ sums }) => sums))}
    from ${levels.reduce(nested, ofMonths)} figures
    group by 1, 2, 3`);
  return rows;
}

/** Averages of those who are active, sums of all, attendance without deleted accounts; undefined where no one counts. */
function averagesOf(rows: readonly Sums[], place: number): SpanAverages | undefined {
  const active = rows.filter(({ isActive }) => isActive);
  const sum = (of: readonly Sums[], column: string) => sumOf(of, `${column}${place}`);
  if (sum(rows, 'n') === 0) return undefined;
  const count = sum(active, 'n');
  const mean = (column: string) => (count === 0 ? 0 : sum(active, column) / count);
  const remaining = withoutDeleted(rows);
  return {
    place,
    managerId: rows[0]!.managerId,
    activeCount: count,
    totalSeconds: sum(rows, 't'),
    // A day's total is its average.
    avgSeconds: Math.round(mean(`a${place}` in rows[0]! ? 'a' : 't')),
    targetSeconds: Math.round(mean('g')),
    attainmentRate: mean('q'),
    presentCount: sum(remaining, 'p'),
    absentCount: sum(remaining, 'x'),
  };
}
