import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { customers } from '../database/schema/index.ts';
import { attendanceRules } from './attendanceRules.ts';

type Caller = Pick<Context, 'session' | 'now'>;

const bitOf = (date: string) => 2 ** (Number(date.slice(8)) - 1);
const untilToday = ({ since, until }: Period, today: string) => ({
  since,
  until: until < today ? until : today,
});

/** The months of a period as rows of SQL: their days in it, those on which students are expected, and today's place. */
function monthRows(dates: readonly string[], expected: readonly boolean[], today: string): SQL {
  const months = new Map<
    string,
    { first: number; last: number; days: number; expected: number; today: number }
  >();
  for (const [index, date] of dates.entries()) {
    const day = Number(date.slice(8));
    const month = months.get(date.slice(0, 8)) ?? { first: day, last: day, days: 0, expected: 0, today: 0 };
    month.last = day;
    month.days |= bitOf(date);
    if (expected[index]) month.expected |= bitOf(date);
    if (date === today) month.today = day;
    months.set(date.slice(0, 8), month);
  }
  const rows = [...months.values()];
  const column = (key: keyof (typeof rows)[number]) => sql`${sql.param(rows.map(row => row[key]))}::int[]`;
  return sql`unnest(${sql.param([...months.keys()].map(month => `${month}01`))}::date[], ${column('first')},
    ${column('last')}, ${column('days')}, ${column('expected')}, ${column('today')})
    as part(month, first_day, last_day, days, expected, today)`;
}

const count = (days: SQL) => sql`sum(bit_count((${days})::bit(32))::int)::int`;
const between = (until: string) => {
  const sums = sql.raw(until);
  return sql`sum(${sums}[last_day] - coalesce(${sums}[first_day - 1], 0))`;
};

/**
 * Two common table expressions: `members`, students whom a condition selects with the study day they joined, and `sums`,
 * what their recorded days of a period add up to, from a row a month. Days after today are left out.
 */
export function studentSums({ session, now }: Caller, asked: Period, whose: SQL | undefined): SQL {
  const today = studyDateOf(now, session.studyClock);
  const { dates, expected } = attendanceRules(session, untilToday(asked, today), today);
  return sql`members as materialized (
      select customer_id, ${studyDateSql(sql`${customers.authenticatedAt}`, session.studyClock)} as joined
      from ${customers} where ${whose}
    ), sums as (
      select m.customer_id, ${between('total_until')} as total, ${between('premium_until')} as premium,
        ${between('target_until')} as targets, ${count(sql`recorded_days & days`)} as rows,
        ${count(sql`studied_days & days`)} as studied, ${count(sql`present_days & days`)} as present,
        ${count(sql`absent_days & days`)} as absent,
        ${count(sql`(present_days | absent_days) & expected & case when joined <= m.month then -1
          when joined - m.month > 30 then 0 else -1 << (joined - m.month) end`)} as settled,
        sum(case when today > 0 then total_until[today] - coalesce(total_until[today - 1], 0) else 0 end) as total_today,
        sum(case when today > 0 then present_days >> (today - 1) & 1 else 0 end)::int as present_today,
        sum(case when today > 0 then absent_days >> (today - 1) & 1 else 0 end)::int as absent_today
      from ${monthRows(dates, expected, today)}
      join student_months m on m.group_id = ${session.groupId} and m.month = part.month
      join members using (customer_id)
      group by m.customer_id
    )`;
}

/**
 * How often students were present and absent in a period, as `attendanceRules` counts it, and without today: for a query that
 * joins `customers` as `c`, `members` and, where there are any, their `sums`.
 */
export function tallyColumns({ session, now }: Caller, asked: Period) {
  const today = studyDateOf(now, session.studyClock);
  const period = untilToday(asked, today);
  const { expected } = attendanceRules(session, period, today);
  // How many days are expected of a student who joined on each of the days.
  const expectedSince = expected.map((_, index) => expected.slice(index).filter(Boolean).length);
  const isToday = period.until === today && period.since <= today;
  const isExpected = sql`c.account_status = 'ACTIVE' and joined is not null`;
  const present = sql`coalesce(present, 0)`;
  const absent = sql`(coalesce(absent, 0) + case when ${isExpected} then
    coalesce((${sql.param(expectedSince)}::int[])[greatest(joined - ${period.since}::date, 0) + 1], 0) - coalesce(settled, 0)
    else 0 end)`;
  const presentToday = isToday ? sql`coalesce(present_today, 0)` : sql`0`;
  const absentToday = isToday
    ? sql`case when absent_today > 0 or (${isExpected} and ${expected.at(-1) === true}::boolean
        and joined <= ${today}::date and coalesce(present_today, 0) = 0) then 1 else 0 end`
    : sql`0`;
  return {
    present,
    absent,
    completePresent: sql`(${present} - ${presentToday})`,
    completeAbsent: sql`(${absent} - ${absentToday})`,
  };
}

/** The last day of a period that is over. */
export const lastCompleteDay = (until: string, today: string) =>
  until < today ? until : shiftDate(today, -1);
