import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { datesOf, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers } from '../database/schema/index.ts';
import { attendanceRules } from './attendanceRules.ts';

type Caller = Pick<Context, 'session' | 'now'>;

interface Part {
  place: number;
  month: string;
  first: number;
  last: number;
  days: number;
  expected: number;
  today: number;
}

const bitOf = (date: string) => 2 ** (Number(date.slice(8)) - 1);
const monthOf = (date: string) => `${date.slice(0, 8)}01`;
const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Rows of SQL, a column each of the same length. */
const unnest = (columns: [values: readonly unknown[], type: string][], names: string) =>
  sql`unnest(${sql.join(
    columns.map(([values, type]) => sql`${sql.param(values)}::${sql.raw(type)}[]`),
    sql`, `,
  )}) as ${sql.raw(names)}`;

/** The months of each span: their days in it, those on which students are expected, and today's place. */
function partsOf(spans: readonly Period[], isExpected: (date: string) => boolean, today: string): Part[] {
  return spans.flatMap(({ since, until }, index) => {
    const parts: Part[] = [];
    for (const date of datesOf(since, until)) {
      const day = Number(date.slice(8));
      if (parts.at(-1)?.month !== monthOf(date))
        parts.push({
          place: index + 1,
          month: monthOf(date),
          first: day,
          last: day,
          days: 0,
          expected: 0,
          today: 0,
        });
      const part = parts.at(-1)!;
      part.last = day;
      part.days |= bitOf(date);
      if (isExpected(date)) part.expected |= bitOf(date);
      if (date === today) part.today = day;
    }
    const none = {
      place: index + 1,
      month: monthOf(until),
      first: 1,
      last: 0,
      days: 0,
      expected: 0,
      today: 0,
    };
    return parts.length > 0 ? parts : [none];
  });
}

/** Spans as far as they have begun, and on which of their days students are expected. */
function readSpans({ session, now }: Caller, asked: readonly Period[]) {
  const today = studyDateOf(now, session.studyClock);
  const spans = asked.map(({ since, until }) => ({ since, until: earlier(until, today) }));
  const base = spans.map(({ since }) => since).reduce(earlier);
  const last = spans.map(({ until }) => until).reduce(later);
  const { dates, expected } = attendanceRules(session, { since: base, until: last }, today);
  return { today, spans, base, dates, expected };
}

/**
 * Three common table expressions: `span`, the spans of days in question with their places from 1 on; `members`, students whom
 * a condition selects with the study day they joined; and `sums`, what the recorded days of a span add up to, a row for each
 * member who has study in those months. Days after today are left out.
 */
export function studentSums(caller: Caller, asked: readonly Period[], whose: SQL | undefined): SQL {
  const { session } = caller;
  const { today, spans, dates, expected } = readSpans(caller, asked);
  const expectedOn = new Map(dates.map((date, index) => [date, expected[index]!]));
  const parts = partsOf(spans, date => expectedOn.get(date) === true, today);
  const part = <K extends keyof Part>(key: K) => parts.map(each => each[key]);
  const isSplit = parts.length > spans.length;
  const sum = (value: SQL) => (isSplit ? sql`sum(${value})` : value);
  const count = (days: SQL) => sql`bit_count((${days})::bit(32))::int`;
  const between = (until: string, first: SQL, last: SQL) => {
    const sums = sql.raw(until);
    return sql`${sums}[${last}] - coalesce(${sums}[${first} - 1], 0)`;
  };
  const inSpan = (until: string) => between(until, sql`first_day`, sql`last_day`);
  const isToday = (days: string) =>
    sql`case when today > 0 then ${sql.raw(days)} >> (today - 1) & 1 else 0 end`;
  return sql`span as (
      select *, until = ${today}::date as until_today, until - (until = ${today}::date)::int as complete_until
      from ${unnest(
        [
          [spans.map((_, index) => index + 1), 'int'],
          [spans.map(({ since }) => since), 'date'],
          [spans.map(({ until }) => until), 'date'],
          [
            spans.map(({ until }) => studyDayBounds(until, session.studyClock).end.toISOString()),
            'timestamptz',
          ],
          [spans.map(({ until }) => until === today && expectedOn.get(today) === true), 'bool'],
        ],
        'span(place, since, until, ends, expects_today)',
      )}
    ), members as materialized (
      select customer_id, user_id, name, email, manager_id, account_status, authenticated_at, target_seconds,
        ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} as joined
      from ${customers} where ${whose}
    ), sums as (
      select place, customer_id, ${sum(sql`total`)} as total, ${sum(sql`premium`)} as premium, ${sum(sql`targets`)} as targets,
        ${sum(sql`rows`)}::int as rows, ${sum(sql`studied`)}::int as studied, ${sum(sql`present`)}::int as present,
        ${sum(sql`absent`)}::int as absent,
        ${sum(
          count(sql`settled & case when joined <= month then -1
          when joined - month > 30 then 0 else -1 << (joined - month) end`),
        )}::int as settled,
        ${sum(sql`total_today`)} as total_today, ${sum(sql`present_today`)}::int as present_today,
        ${sum(sql`absent_today`)}::int as absent_today
      from (
        select part.place, m.month, m.customer_id, ${inSpan('total_until')} as total, ${inSpan('premium_until')} as premium,
          ${inSpan('target_until')} as targets, ${count(sql`recorded_days & days`)} as rows,
          ${count(sql`studied_days & days`)} as studied, ${count(sql`present_days & days`)} as present,
          ${count(sql`absent_days & days`)} as absent, (present_days | absent_days) & expected as settled,
          case when today > 0 then ${between('total_until', sql`today`, sql`today`)} else 0 end as total_today,
          ${isToday('present_days')} as present_today, ${isToday('absent_days')} as absent_today
        from ${unnest(
          [
            [part('place'), 'int'],
            [part('month'), 'date'],
            [part('first'), 'int'],
            [part('last'), 'int'],
            [part('days'), 'int'],
            [part('expected'), 'int'],
            [part('today'), 'int'],
          ],
          'part(place, month, first_day, last_day, days, expected, today)',
        )}
        join student_months m on m.month = part.month
        where m.group_id = ${session.groupId}
        -- Wide rows become narrow ones before they are joined.
        offset 0
      ) of_months
      join members using (customer_id)
      ${isSplit ? sql`group by place, customer_id` : sql``}
    )`;
}

/**
 * How often students were present and absent in a span, as `attendanceRules` counts it, and without today: for a query that
 * joins `members` as `c`, the `span` and, where there is a row, `sums`.
 */
export function tallyColumns(caller: Caller, asked: readonly Period[]) {
  const { today, base, expected } = readSpans(caller, asked);
  // How many days are expected before each of the days.
  const before = [0];
  for (const each of expected) before.push(before.at(-1)! + Number(each));
  const expectedBefore = (date: SQL) => sql`(${sql.param(before)}::int[])[${date} - ${base}::date + 1]`;
  const isExpected = sql`c.account_status = 'ACTIVE' and joined is not null`;
  const present = sql`coalesce(present, 0)`;
  const absent = sql`(coalesce(absent, 0) + case when ${isExpected} then
    greatest(${expectedBefore(sql`(until + 1)`)} - ${expectedBefore(sql`greatest(joined, since)`)}, 0) - coalesce(settled, 0)
    else 0 end)`;
  const presentToday = sql`coalesce(present_today, 0)`;
  const absentToday = sql`case when absent_today > 0 or (${isExpected} and expects_today
    and joined <= ${today}::date and coalesce(present_today, 0) = 0) then 1 else 0 end`;
  return {
    present,
    absent,
    completePresent: sql`(${present} - ${presentToday})`,
    completeAbsent: sql`(${absent} - ${absentToday})`,
  };
}
