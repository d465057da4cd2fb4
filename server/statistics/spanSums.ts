import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { excusedMonthsSql } from '../attendance/excusedDays.ts';
import { monthParts } from '../attendance/monthParts.ts';
import { readSpans } from '../attendance/readSpans.ts';
import { membersSql } from './membersSql.ts';
import { runningDays } from './runningDays.ts';
import { runningSql } from './runningSql.ts';
import { elementColumns, spanColumns } from './spanColumns.ts';

/** What some students come to in a span: numbers and sums, of which averages are made. */
export interface SpanSums {
  place: number;
  managerId: string | null;
  /** Those who count in the span, and those of them who are active: the next three sums are theirs. */
  studentCount: number;
  activeCount: number;
  averages: number;
  targets: number;
  attainments: number;
  totalSeconds: number;
  /** Without accounts that are deleted. */
  presentCount: number;
  absentCount: number;
}

/** Which of the students in scope: all, or those whose targets of a month differ. */
interface Whose {
  targets?: 'mixed';
}

/** What the students of a manager with the same status come to, by the columns of `spanColumns`. */
type Sums = Record<string, number> & { managerId: string | null; isActive: boolean; isDeleted: boolean };

/**
 * The sums of `spanColumns` by manager and status; with `names` only some of them, for which the rest is not read.
 */
export async function readSums(
  context: QueryContext,
  periods: readonly Period[],
  by: 'everyone' | 'manager',
  { names, targets }: Whose & { names?: readonly string[] } = {},
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
  const isMixed = sql.join(
    months.map((_, index) => {
      const its = (column: string) => sql.raw(`m${index}.${column}`);
      return sql`${its('recorded_days')} <> 0 and ${its('uniform_target')} is null`;
    }),
    sql` or `,
  );
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
        ${isMixed} as is_mixed, ${list([...monthColumns, ...runningColumns])}
      from members c ${sql.join([...monthTables, ...excusedTables], sql` `)} ${running.length > 0 ? runningTable : sql``}
      offset 0
    )`;
  // Behind `offset 0`, since the planner expects hardly any such students, and would look up the months of each.
  const ofThose =
    targets === 'mixed' ? sql`(select * from ${ofMonths} months where is_mixed offset 0)` : ofMonths;
  // Each level is a query of its own, as in `figuresSql`; one that adds nothing would only copy the rows.
  const levels = [
    [...elementColumns(scopes), ...columns.flatMap(({ recorded }) => recorded)],
    columns.flatMap(({ expected }) => expected),
    columns.flatMap(({ figures }) => figures),
  ].filter(level => level.length > 0);
  const nested = (from: SQL, level: SQL[]) =>
    sql`(select ${list([sql`*`, ...level])} from ${from} level offset 0)`;
  const { rows } = await db.execute<Sums>(sql`
    with ${membersSql(context, base)}, ${runningSql(context, spans)}
    select ${by === 'manager' ? sql`manager_id` : sql`null`} as "managerId", is_active as "isActive", is_deleted as "isDeleted",
      ${list(columns.flatMap(({ sums }) => sums))}
    from ${levels.reduce(nested, ofThose)} figures
    group by 1, 2, 3`);
  return rows;
}

/** What some periods come to, by place: a row for each manager and status of accounts. */
export async function sumsOf(
  context: QueryContext,
  places: readonly { period: Period; place: number }[],
  by: 'everyone' | 'manager',
  whose: Whose = {},
): Promise<SpanSums[]> {
  const rows = await readSums(
    context,
    places.map(({ period }) => period),
    by,
    whose,
  );
  return places.flatMap(({ place }, index) =>
    rows.map(row => {
      const { managerId, isActive, isDeleted } = row;
      const sum = (column: string) => row[`${column}${index + 1}`] ?? 0;
      const ifActive = (value: number) => (isActive ? value : 0);
      const unlessDeleted = (value: number) => (isDeleted ? 0 : value);
      return {
        place,
        managerId,
        studentCount: sum('n'),
        activeCount: ifActive(sum('n')),
        // A day's total is its average.
        averages: ifActive(sum(`a${index + 1}` in row ? 'a' : 't')),
        targets: ifActive(sum('g')),
        attainments: ifActive(sum('q')),
        totalSeconds: sum('t'),
        presentCount: unlessDeleted(sum('p')),
        absentCount: unlessDeleted(sum('x')),
      };
    }),
  );
}
