import { sql, type SQL } from 'drizzle-orm';
import { monthOf, type Period } from '../../src/domain/period.ts';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers, excuses } from '../database/schema/index.ts';
import { excusedMonthsSql } from './excusedDays.ts';
import { monthParts } from './monthParts.ts';
import { readSpans } from './readSpans.ts';

type Caller = Pick<Context, 'session' | 'now'>;

/** Rows of SQL, a column each of the same length. */
const unnest = (columns: [values: readonly unknown[], type: string][], names: string) =>
  sql`unnest(${sql.join(
    columns.map(([values, type]) => sql`${sql.param(values)}::${sql.raw(type)}[]`),
    sql`, `,
  )}) as ${sql.raw(names)}`;

/** That a student is one of `members`, found by the id, however few of them the planner expects. */
export const isMember = (customerId: SQL): SQL =>
  sql`${customerId} = any(array(select customer_id from members))`;

/**
 * Common table expressions: `span`, the spans of days in question with their places from 1 on; `members`, students whom a
 * condition selects with the study day they joined, or the first day of the first span's month where they joined before that
 * span; `sums`, what the recorded days of a span add up to, a row for each student who has study in those months; and
 * `excused`, how many of a member's absences in a span are excused, and whether today's is. Days after today are left out.
 * `isFew` says that the condition selects some of the students, whom the planner may expect to be none: what is summed for
 * them is then found by their ids, and once.
 */
export function studentSums(
  caller: Caller,
  periods: readonly Period[],
  whose: SQL | undefined,
  { isFew = false }: { isFew?: boolean } = {},
): SQL {
  const { session } = caller;
  const { today, spans, base, dates, expected, isOff } = readSpans(caller, periods);
  const expectedOn = new Map(dates.map((date, index) => [date, expected[index]!]));
  const { start } = studyDayBounds(base, session.studyClock);
  const parts = monthParts(
    spans,
    { isExpected: date => expectedOn.get(date) === true, isOff: date => isOff[dates.indexOf(date)] === true },
    today,
  );
  const part = <K extends keyof (typeof parts)[number]>(key: K) => parts.map(each => each[key]);
  const isSplit = parts.length > spans.length;
  const sum = (value: SQL) => (isSplit ? sql`sum(${value})` : value);
  const count = (days: SQL) => sql`bit_count((${days})::bit(32))::int`;
  const between = (until: string, first: SQL, last: SQL) => {
    const sums = sql.raw(until);
    return sql`${sums}[${last}] - coalesce(${sums}[${first} - 1], 0)`;
  };
  const inSpan = (until: string) => between(until, sql`first_day`, sql`last_day`);
  const isToday = (days: string) =>
    sql`case when today > 0 then (${sql.raw(days)} & ~off_days) >> (today - 1) & 1 else 0 end`;
  /** What holidays add to the targets, taken away again; planned only where there are any. */
  const offTargets = part('off').some(days => days !== 0)
    ? sql`- case when recorded_days & off_days = 0 then 0 else (
        select coalesce(sum(target_until[day] - coalesce(target_until[day - 1], 0)), 0)::int
        from generate_series(first_day, last_day) as day where off_days >> (day - 1) & 1 = 1) end`
    : sql``;
  const partTable = unnest(
    [
      [part('place'), 'int'],
      [part('month'), 'date'],
      [part('first'), 'int'],
      [part('last'), 'int'],
      [part('days'), 'int'],
      [part('off'), 'int'],
      [part('expected'), 'int'],
      [part('today'), 'int'],
    ],
    'part(place, month, first_day, last_day, days, off_days, expected, today)',
  );
  const sinceJoined = sql`case when joined <= part.month then -1 when joined - part.month > 30 then 0
    else -1 << (joined - part.month) end`;
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
        -- The calendar is asked for those only who joined after the first day in question.
        case when ${customers.authenticatedAt} < ${start.toISOString()}::timestamptz then ${monthOf(base)}::date
          else ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} end as joined
      from ${customers} where ${whose}
    ), late as (
      -- Grouped, the planner knows that there is one row for each, and hashes them instead of the months.
      select customer_id, min(joined) as joined from members where joined > ${base}::date group by customer_id
    ), sums as ${isFew ? sql`materialized` : sql``} (
      select place, customer_id, ${sum(sql`total`)} as total, ${sum(sql`premium`)} as premium, ${sum(sql`targets`)} as targets,
        ${sum(sql`rows`)}::int as rows, ${sum(sql`off_rows`)}::int as off_rows, ${sum(sql`studied`)}::int as studied, ${sum(sql`present`)}::int as present,
        ${sum(sql`absent`)}::int as absent,
        ${sum(count(sql`settled & coalesce(${sinceJoined}, -1)`))}::int as settled,
        ${sum(sql`total_today`)} as total_today, ${sum(sql`present_today`)}::int as present_today,
        ${sum(sql`absent_today`)}::int as absent_today
      from (
        select part.place, m.month, m.customer_id, ${inSpan('total_until')} as total, ${inSpan('premium_until')} as premium,
          ${inSpan('target_until')} ${offTargets} as targets,
          ${count(sql`recorded_days & days`)} as rows, ${count(sql`recorded_days & off_days`)} as off_rows,
          ${count(sql`studied_days & days`)} as studied, ${count(sql`present_days & days & ~off_days`)} as present,
          ${count(sql`absent_days & days & ~off_days`)} as absent, (present_days | absent_days) & expected as settled,
          case when today > 0 then ${between('total_until', sql`today`, sql`today`)} else 0 end as total_today,
          ${isToday('present_days')} as present_today, ${isToday('absent_days')} as absent_today
        from ${partTable}
        join student_months m on m.month = part.month
        where m.group_id = ${session.groupId} ${isFew ? sql`and ${isMember(sql`m.customer_id`)}` : sql``}
        -- Wide rows become narrow ones before they are joined.
        offset 0
      ) part
      left join late using (customer_id)
      ${isSplit ? sql`group by place, customer_id` : sql``}
    ), excused as (
      select place, customer_id, sum(bit_count(absences::bit(32)))::int as excused_days,
        sum(case when today > 0 then absences >> (today - 1) & 1 else 0 end)::int as excused_today
      from (
        select part.place, of.customer_id, part.today, of.days & part.days & ~part.off_days & ~coalesce(m.present_days, 0) & (
          coalesce(m.absent_days, 0) | case when c.account_status = 'ACTIVE' and joined is not null
            then part.expected & ${sinceJoined} else 0 end) as absences
        from ${partTable}
        join ${excusedMonthsSql(session.groupId, part('month'), isFew ? isMember(sql`${excuses.customerId}`) : undefined)} of on of.month = part.month
        join members c on c.customer_id = of.customer_id
        left join student_months m on m.group_id = ${session.groupId} and m.month = part.month and m.customer_id = of.customer_id
      ) of_months
      group by 1, 2
    )`;
}
