import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';

/** How many days before today a stopwatch may have been started without being stopped. */
const daysBefore = 3;

/**
 * A common table expression `running`: what stopwatches that run have measured in a period and no record has yet, by
 * student, and on how many days they have no other study.
 */
export function runningSql(
  { session, now }: Pick<Context, 'session' | 'now'>,
  { since, until }: Period,
): SQL {
  const { groupId, studyClock } = session;
  const today = studyDateOf(now, studyClock);
  const dates = Array.from({ length: daysBefore + 1 }, (_, index) => shiftDate(today, -index)).filter(
    date => since <= date && date <= until,
  );
  const bounds = dates.map(date => studyDayBounds(date, studyClock));
  const instants = (key: 'start' | 'end') =>
    sql`${sql.param(bounds.map(bound => bound[key].toISOString()))}::timestamptz[]`;
  const from = sql`greatest(s.started_at, starts)`;
  const to = sql`least(ends, ${truncateToSecond(now).toISOString()}::timestamptz)`;
  return sql`running as (
      select s.customer_id, sum(extract(epoch from ${to} - ${from})::int)::int as seconds,
        coalesce(sum(extract(epoch from ${to} - ${from})::int) filter (where day.date < ${today}::date), 0)::int as complete,
        count(*) filter (where coalesce(d.total_seconds, 0) = 0)::int as new_days
      from segments s
      join unnest(${sql.param(dates)}::date[], ${instants('start')}, ${instants('end')}) as day(date, starts, ends)
        on ${from} < ${to}
      left join student_days d on d.group_id = s.group_id and d.study_date = day.date and d.customer_id = s.customer_id
      where s.group_id = ${groupId} and s.ended_at is null and s.state = 'STUDY'
      group by s.customer_id
    )`;
}
