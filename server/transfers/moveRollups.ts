import { inArray, sql } from 'drizzle-orm';
import { studyClockColumns, studyClockOf } from '../core/studyClockOf.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { addToGroupMonths, lockMonths } from '../recorder/addToGroupMonths.ts';
import { addToVisitReturns, readVisitReturns } from '../recorder/visits/addToVisitReturns.ts';
import type { TransferRoute } from './checkTransfer.ts';
import { expectedOn } from './expectedOn.ts';

/**
 * Subtracts the sums of students' records from the room days and academy days of the academy they leave, and adds them to
 * those of the new one, so that the roll-ups of both stay the sums of their records. The records are in the new academy
 * already.
 */
export async function moveRollups(
  db: Queryable,
  { from, to }: TransferRoute,
  customerIds: readonly string[],
) {
  for (const groupId of [from, to].toSorted()) await lockMonths(db, groupId);
  const rows = await db
    .select({ groupId: groups.groupId, ...studyClockColumns })
    .from(groups)
    .where(inArray(groups.groupId, [from, to]));
  const clocks = new Map(rows.map(row => [row.groupId, studyClockOf(row)]));
  const whose = inIds(sql`customer_id`, customerIds);
  // Read first: a distributed PostgreSQL writes to one academy at a time.
  const { rows: byRoom } = await db.execute(sql`
    select study_date::text, room_id, count(*) as records, count(*) filter (where visit_count > 0) as users,
      sum(visit_count) as visits, sum(total_seconds) as total
    from study_records where group_id = ${to} and ${whose} group by 1, 2`);
  const { rows: byDay } = await db.execute<Day>(sql`
    select study_date::text, count(*) filter (where ${present}) as present, sum(visit_count) as visits,
      sum(total_seconds) as total
    from student_days where group_id = ${to} and ${whose} group by 1`);
  const returns = await readVisitReturns(db, sql`group_id = ${to} and ${whose}`);
  const shares = sql`
    share as (
      select * from jsonb_to_recordset(${JSON.stringify(byRoom)}::jsonb)
        s (study_date date, room_id uuid, records integer, users integer, visits integer, total integer)
    ), day as (
      select * from jsonb_to_recordset(${JSON.stringify(byDay)}::jsonb)
        s (study_date date, present integer, visits integer, total integer)
    ), listed as (
      select study_date, sum(records) as records from share group by 1
    )`;

  await db.execute(sql`with ${shares}
    update room_days d set user_count = d.user_count - users, visit_count = d.visit_count - visits,
      total_seconds = d.total_seconds - total
    from share where d.group_id = ${from} and d.study_date = share.study_date and d.room_id = share.room_id`);
  await addToGroupMonths(db, from, byDay.map(changeOf(-1)));
  await db.execute(sql`with ${shares}
    update group_days g set present_count = g.present_count - day.present, visit_count = g.visit_count - day.visits,
      total_seconds = g.total_seconds - day.total, record_count = g.record_count - coalesce(records, 0)
    from day left join listed using (study_date)
    where g.group_id = ${from} and g.study_date = day.study_date`);
  await db.execute(sql`delete from room_days d where group_id = ${from} and user_count = 0 and visit_count = 0
    and study_date = any(${sql.param(byDay.map(({ study_date }) => study_date))}::date[])
    and not exists (select from study_records r where r.group_id = d.group_id and r.study_date = d.study_date
      and r.room_id = d.room_id)`);

  await addToVisitReturns(db, from, returns, -1);

  await db.execute(sql`with ${shares}
    insert into room_days as d (group_id, study_date, room_id, user_count, visit_count, total_seconds)
    select ${to}, study_date, room_id, users, visits, total from share order by study_date, room_id
    on conflict (group_id, study_date, room_id) do update set user_count = d.user_count + excluded.user_count,
      visit_count = d.visit_count + excluded.visit_count, total_seconds = d.total_seconds + excluded.total_seconds`);
  await addToGroupMonths(db, to, byDay.map(changeOf(1)));
  await db.execute(sql`with ${shares}
    insert into group_days as g (group_id, study_date, student_count, present_count, record_count, visit_count,
      total_seconds)
    select ${to}, study_date, (select count(*) from customers c where c.group_id = ${to} and c.kind = 'STUDENT'
        and not ${whose} and ${expectedOn(sql`day.study_date`, clocks.get(to)!)}),
      present, coalesce(records, 0), visits, total
    from day left join listed using (study_date) order by study_date
    on conflict (group_id, study_date) do update set present_count = g.present_count + excluded.present_count,
      record_count = g.record_count + excluded.record_count, visit_count = g.visit_count + excluded.visit_count,
      total_seconds = g.total_seconds + excluded.total_seconds`);
  await addToVisitReturns(db, to, returns);

  for (const [groupId, sign] of [
    [from, sql.raw('-')],
    [to, sql.raw('+')],
  ] as const) {
    const { rows: dates } = await db.execute<{ date: string }>(
      sql`select study_date::text as date from group_days where group_id = ${groupId}`,
    );
    const { rows: expected } = await db.execute(sql`
      select g.study_date::text as date, count(*) as count
      from unnest(${sql.param(dates.map(({ date }) => date))}::date[]) g (study_date)
        join customers c on c.group_id = ${to} and ${inIds(sql`c.customer_id`, customerIds)}
          and (${expectedOn(sql`g.study_date`, clocks.get(groupId)!)} or exists (
            select from student_days d where d.group_id = ${to} and d.study_date = g.study_date
              and d.customer_id = c.customer_id and ${present}))
      group by 1`);
    await db.execute(sql`update group_days g set student_count = greatest(0, student_count ${sign} e.count)
      from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) e (date date, count integer)
      where g.group_id = ${groupId} and g.study_date = e.date`);
  }
}

type Day = { study_date: string; visits: string; total: string };

const changeOf =
  (sign: 1 | -1) =>
  ({ study_date, visits, total }: Day) => ({
    studyDate: study_date,
    visitCount: sign * Number(visits),
    totalSeconds: sign * Number(total),
  });

const present = sql`coalesce(attendance = 'PRESENT', first_entered_at is not null)`;
