import { sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import partition from 'lodash/partition.js';
import sumBy from 'lodash/sumBy.js';
import type { Period } from '../../src/domain/period.ts';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { excusedMonthsSql } from '../attendance/excusedDays.ts';
import { monthParts } from '../attendance/monthParts.ts';
import { readSpans } from '../attendance/readSpans.ts';
import type { Averages } from './averagesSql.ts';
import { halvesOf } from './halvesOf.ts';
import { membersSql } from './membersSql.ts';
import { readPlainDays } from './plainDays.ts';
import { runningDays } from './runningDays.ts';
import { runningSql } from './runningSql.ts';
import { elementColumns, spanColumns } from './spanColumns.ts';

interface Place {
  period: Period;
  /** The period as far as it has begun. */
  span: Period;
  place: number;
}

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

interface SpanAverages extends Averages {
  /** The span's place, from 1 on. */
  place: number;
  /** The manager whom the students are assigned to; null without one, and where they are all together. */
  managerId: string | null;
}

/** Which of the students in scope: those of a condition on `customer_id`, those whose targets of a month differ. */
interface Whose {
  which?: SQL | undefined;
  targets?: 'mixed';
}

/** So many spans that are not plain days are read in one statement; more by halves of the students. */
const spansForAll = 4;

/** What the students of a manager with the same status come to, by the columns of `spanColumns`. */
type Sums = Record<string, number> & { managerId: string | null; isActive: boolean; isDeleted: boolean };

const dayOf = (date: string) => Number(date.slice(8));
const bitOf = (date: string) => 2 ** (dayOf(date) - 1);
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
  const { spans, dates, expected, isOff } = readSpans(context, periods);
  const running = new Set(runningDays(context, spans).map(({ place }) => place));
  const isPlain = ({ span, place }: Place) =>
    span.since === span.until && !running.has(place) && !isOff[dates.indexOf(span.since)];
  const places = spans.map((span, index) => ({ period: periods[index]!, span, place: index + 1 }));
  const [plain, others] = partition(places, isPlain);
  const expectedIn = (month: string) =>
    dates.reduce((bits, date, at) => (expected[at] && date.startsWith(month) ? bits | bitOf(date) : bits), 0);
  const halves = others.length > spansForAll ? await halvesOf(context) : [undefined];
  const ofParts = await Promise.all([
    ...halves.map(which => (others.length > 0 ? sumsOf(context, others, by, { which }) : [])),
    ...Object.entries(groupBy(plain, ({ span }) => span.since.slice(0, 7))).map(async ([month, part]) => {
      const placeOf = new Map(part.map(({ span, place }) => [dayOf(span.since), place]));
      const asked = { month: `${month}-01`, placeOf, expected: expectedIn(month) };
      const { sums, hasOthers } = await readPlainDays(context, asked, by);
      return hasOthers ? [...sums, ...(await sumsOf(context, part, by, { targets: 'mixed' }))] : sums;
    }),
  ]);
  const ofSpans = groupBy(ofParts.flat(), ({ place, managerId }) => `${place} ${managerId}`);
  return Object.values(ofSpans).flatMap(of => averagesOf(of) ?? []);
}

/** How often all students in scope together were present and absent in a period; accounts that are deleted are left out. */
export async function attendanceOfAll(
  context: QueryContext,
  period: Period,
): Promise<Pick<Averages, 'presentCount' | 'absentCount'>> {
  const rows = withoutDeleted(await readSums(context, [period], 'everyone', { names: ['p', 'x'] }));
  return { presentCount: sumOf(rows, 'p1'), absentCount: sumOf(rows, 'x1') };
}

/**
 * The sums of `spanColumns` by manager and status; with `names` only some of them, for which the rest is not read.
 */
async function readSums(
  context: QueryContext,
  periods: readonly Period[],
  by: 'everyone' | 'manager',
  { names, which, targets }: Whose & { names?: readonly string[] } = {},
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
  const within = which === undefined ? sql`` : sql`and ${which}`;
  const monthTables = months.map((month, index) => {
    const table = sql.raw(`m${index}`);
    return sql`left join (
      select * from student_months where group_id = ${session.groupId} and month = ${month} ${within} ${ofThem} offset 0
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
        ${list([...monthColumns, ...runningColumns])}
      from members c ${sql.join([...monthTables, ...excusedTables], sql` `)} ${running.length > 0 ? runningTable : sql``}
      ${targets === 'mixed' ? sql`where ${isMixed}` : sql``}
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
    with ${membersSql(context, base, which)}, ${runningSql(context, spans)}
    select ${by === 'manager' ? sql`manager_id` : sql`null`} as "managerId", is_active as "isActive", is_deleted as "isDeleted",
      ${list(columns.flatMap(({ sums }) => sums))}
    from ${levels.reduce(nested, ofMonths)} figures
    group by 1, 2, 3`);
  return rows;
}

/** The sums of some spans, by place. */
async function sumsOf(
  context: QueryContext,
  places: readonly Place[],
  by: 'everyone' | 'manager',
  whose: Whose,
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

/** Averages of those who are active, sums of all, attendance without deleted accounts; undefined where no one counts. */
function averagesOf(rows: readonly SpanSums[]): SpanAverages | undefined {
  const { place, managerId } = rows[0]!;
  if (rows.every(({ studentCount }) => studentCount === 0)) return undefined;
  const activeCount = sumBy(rows, 'activeCount');
  const mean = (column: 'averages' | 'targets' | 'attainments') =>
    activeCount === 0 ? 0 : sumBy(rows, column) / activeCount;
  return {
    place,
    managerId,
    activeCount,
    totalSeconds: sumBy(rows, 'totalSeconds'),
    avgSeconds: Math.round(mean('averages')),
    targetSeconds: Math.round(mean('targets')),
    attainmentRate: mean('attainments'),
    presentCount: sumBy(rows, 'presentCount'),
    absentCount: sumBy(rows, 'absentCount'),
  };
}
