import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open.ts';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import type { Period } from '../../../src/domain/period.ts';

/** The demo's figures from what was recorded alone, without the roll-ups, in plain SQL. */
export function rawFigures({ orm }: Pick<Database, 'orm'>, now: Date, zone: string) {
  const moment = now.toISOString();
  return {
    /** Measured study by day and student, from the segments, with the corrections on top. */
    async study({ since, until }: Period) {
      const { rows } = await orm.execute<{ date: string; student: string; seconds: number }>(sql`
        with day as (
          select d::date as date, (d + interval '6 hours') at time zone ${zone} as starts,
            (d + interval '30 hours') at time zone ${zone} as ends
          from generate_series(${since}::timestamp, ${until}::timestamp, interval '1 day') d
        ), piece as (
          select date, customer_id, extract(epoch from least(coalesce(ended_at, date_trunc('second', ${moment}::timestamptz)), ends)
            - greatest(started_at, starts)) as seconds
          from segments join day on started_at < ends and coalesce(ended_at, ${moment}::timestamptz) > starts
          where group_id = ${demoGroupId} and state = 'STUDY'
          union all
          select study_date, customer_id, after::int - before::int from corrections
          where group_id = ${demoGroupId} and kind = 'STUDY' and study_date between ${since} and ${until}
        )
        select date::text, customer_id as student, sum(seconds)::float8 as seconds from piece group by 1, 2`);
      return rows;
    },

    /** Whether each student was there on each day that counts, from their entries and the last correction of the day. */
    async attendance({ since, until }: Period) {
      const { rows } = await orm.execute<{ date: string; student: string; isPresent: boolean }>(sql`
        with student as (
          select customer_id, account_status = 'ACTIVE' and authenticated_at is not null as expected,
            ((authenticated_at at time zone ${zone}) - interval '6 hours')::date as joined
          from customers where group_id = ${demoGroupId} and kind = 'STUDENT' and account_status <> 'DELETED'
        ), day as (
          select d::date as date, cardinality(study_days) = 0
            or (array['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'])[extract(isodow from d)::int] = any(study_days) as counts
          from groups, generate_series(${since}::timestamp, ${until}::timestamp, interval '1 day') d
          where group_id = ${demoGroupId} and not exists (
            select 1 from day_notes n where n.group_id = ${demoGroupId} and kind = 'HOLIDAY' and d::date between n.since and n.until)
        ), entered as (
          select distinct customer_id, ((entered_at at time zone ${zone}) - interval '6 hours')::date as date
          from room_users where group_id = ${demoGroupId}
        ), corrected as (
          select distinct on (customer_id, study_date) customer_id, study_date as date, after
          from corrections where group_id = ${demoGroupId} and kind = 'ATTENDANCE'
          order by customer_id, study_date, corrected_at desc, correction_id desc
        )
        select date::text, customer_id as student,
          coalesce(corrected.after = 'PRESENT', entered.date is not null) as "isPresent"
        from student cross join day
        left join entered using (customer_id, date) left join corrected using (customer_id, date)
        where (entered.date is not null or corrected.after is not null or (expected and counts and date >= joined))
          and (coalesce(corrected.after = 'PRESENT', entered.date is not null) or not exists (
            select 1 from excuses e where e.group_id = ${demoGroupId} and e.customer_id = student.customer_id
              and date between e.since and e.until))`);
      return rows;
    },
  };
}
