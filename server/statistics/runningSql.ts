import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { runningDays } from './runningDays.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';

/**
 * A common table expression `running`: what stopwatches that run have measured in each of some spans of days and no record has
 * yet, by the span's place and student, on how many days, and days before today, they have no other study, and whether today is among
 * them. `which` narrows it to some of the students, for a condition on segments `s`.
 */
export function runningSql(
  { session, now }: Pick<Context, 'session' | 'now'>,
  spans: readonly Period[],
  which?: SQL,
): SQL {
  const { groupId, studyClock } = session;
  const today = studyDateOf(now, studyClock);
  const days = runningDays({ session, now }, spans);
  const instants = (key: 'start' | 'end') =>
    sql`${sql.param(days.map(({ bounds }) => bounds[key].toISOString()))}::timestamptz[]`;
  // By its key, whatever the planner expects of the student's other days, and only where it is asked for.
  const isNew = sql`coalesce((
    select d.total_seconds from student_days d
    where d.group_id = ${groupId} and d.study_date = day.date and d.customer_id = s.customer_id), 0) = 0`;
  const isBefore = sql`day.date < ${today}::date`;
  const from = sql`greatest(s.started_at, starts)`;
  const to = sql`least(ends, ${truncateToSecond(now).toISOString()}::timestamptz)`;
  return sql`running as (
      select place, s.customer_id, sum(extract(epoch from ${to} - ${from})::int)::int as seconds,
        coalesce(sum(extract(epoch from ${to} - ${from})::int) filter (where ${isBefore}), 0)::int as complete,
        count(*) filter (where ${isNew})::int as new_days,
        count(*) filter (where ${isBefore} and ${isNew})::int as new_days_before, max((day.date = ${today}::date)::int) as runs_today
      from segments s
      join unnest(${sql.param(days.map(({ place }) => place))}::int[], ${sql.param(days.map(({ date }) => date))}::date[],
        ${instants('start')}, ${instants('end')}) as day(place, date, starts, ends) on ${from} < ${to}
      where s.group_id = ${groupId} and s.ended_at is null and s.state = 'STUDY'
        ${which === undefined ? sql`` : sql`and ${which}`}
      group by place, s.customer_id
    )`;
}
