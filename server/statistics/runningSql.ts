import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';

/** How many days before today a stopwatch may have been started without being stopped. */
const daysBefore = 3;

/**
 * A common table expression `running`: what stopwatches that run have measured in each of some spans of days and no record has
 * yet, by the span's place and student, and on how many days they have no other study.
 */
export function runningSql(
  { session, now }: Pick<Context, 'session' | 'now'>,
  spans: readonly Period[],
): SQL {
  const { groupId, studyClock } = session;
  const today = studyDateOf(now, studyClock);
  const dates = Array.from({ length: daysBefore + 1 }, (_, index) => shiftDate(today, -index));
  const days = spans.flatMap(({ since, until }, index) =>
    dates.flatMap(date =>
      since <= date && date <= until
        ? [{ place: index + 1, date, bounds: studyDayBounds(date, studyClock) }]
        : [],
    ),
  );
  const instants = (key: 'start' | 'end') =>
    sql`${sql.param(days.map(({ bounds }) => bounds[key].toISOString()))}::timestamptz[]`;
  const from = sql`greatest(s.started_at, starts)`;
  const to = sql`least(ends, ${truncateToSecond(now).toISOString()}::timestamptz)`;
  return sql`running as (
      select place, s.customer_id, sum(extract(epoch from ${to} - ${from})::int)::int as seconds,
        coalesce(sum(extract(epoch from ${to} - ${from})::int) filter (where day.date < ${today}::date), 0)::int as complete,
        count(*) filter (where coalesce(d.total_seconds, 0) = 0)::int as new_days
      from segments s
      join unnest(${sql.param(days.map(({ place }) => place))}::int[], ${sql.param(days.map(({ date }) => date))}::date[],
        ${instants('start')}, ${instants('end')}) as day(place, date, starts, ends) on ${from} < ${to}
      left join student_days d on d.group_id = ${groupId} and d.study_date = day.date and d.customer_id = s.customer_id
      where s.group_id = ${groupId} and s.ended_at is null and s.state = 'STUDY'
      group by place, s.customer_id
    )`;
}
