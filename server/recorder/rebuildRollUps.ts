import { eq, sql, type SQL } from 'drizzle-orm';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { studyClockColumns, studyClockOf } from '../core/studyClockOf.ts';
import { studyDateSql } from '../core/studyDateSql.ts';
import { studyDayStartSql } from '../core/studyDayStartSql.ts';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { countGroupMonths, lockMonths } from './addToGroupMonths.ts';
import { countRoomCustomers } from './countRoomCustomers.ts';
import { insertStudentMonths } from './insertStudentMonths.ts';
import { deleteCountedVisits } from './visits/deleteCountedVisits.ts';
import { countVisitReturns } from './visits/insertVisitReturns.ts';

/**
 * Rebuilds an academy's roll-ups from its stays, segments and corrections, as the writes should have kept them, from
 * a study day on or from the beginning. What only the writes knew stays: a day's target, its number of students, a
 * record's id and version. Visits are counted again by their job. In a transaction of the caller; on a large academy it takes a while.
 */
export async function rebuildRollUps(db: Queryable, groupId: string, since = '2000-01-01'): Promise<void> {
  const [group] = await db.select(studyClockColumns).from(groups).where(eq(groups.groupId, groupId));
  if (group === undefined) return;
  const clock = studyClockOf(group);
  const statements = [
    studyRecords,
    studentDays,
    studentMonths,
    (of: string) => countRoomCustomers(of),
    roomDays,
    groupDays,
    (of: string) => countGroupMonths(of, since),
    (of: string) => countVisitReturns(of, since),
  ].flatMap(of => of(groupId, clock, since));
  await lockMonths(db, groupId);
  for (const statement of statements) await db.execute(statement);
  await deleteCountedVisits(db, new Map([[groupId, since]]));
}

/** An id that begins with the time, as `newId` makes them, and is the same for the same row. */
const idOf = (instant: SQL, key: SQL) =>
  sql`(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${key}), 1, 3)
    || 'a' || substr(md5(${key}), 4, 15))::uuid`;

const studyRecords = (groupId: string, clock: StudyClock, since: string) => [
  sql`update study_records set premium_seconds = 0, total_seconds = 0, break_seconds = 0, visit_count = 0,
      first_entered_at = null, last_entered_at = null, last_exited_at = null, corrected = false
    where group_id = ${groupId} and study_date >= ${since}`,
  sql`with closed as (
      select customer_id, room_id, state, started_at, ended_at, ${studyDateSql(sql`started_at`, clock)} as first_date,
        ${studyDateSql(sql`ended_at - interval '1 second'`, clock)} as last_date
      from segments
      where group_id = ${groupId} and state <> 'STOP' and ended_at > started_at
        and ended_at > ${studyDayStartSql(sql`${since}::timestamp`, clock)}
    ), pieces as (
      select first_date as study_date, customer_id, room_id, state,
        case when first_date = last_date then ended_at
          else ${studyDayStartSql(sql`first_date + interval '1 day'`, clock)} end - started_at as length
      from closed
      union all
      select day::date, customer_id, room_id, state, least(ended_at, ${studyDayStartSql(sql`day + interval '1 day'`, clock)})
        - ${studyDayStartSql(sql`day`, clock)}
      from closed
      cross join lateral generate_series(first_date + interval '1 day', last_date, interval '1 day') day
      where first_date < last_date
    ), parts as (
      select study_date, customer_id, room_id,
        coalesce(extract(epoch from sum(length) filter (where state = 'STUDY')), 0)::int as premium,
        coalesce(extract(epoch from sum(length) filter (where state = 'BREAK')), 0)::int as breaks, 0 as edited, 0 as visits,
        null::timestamptz as first_entry, null::timestamptz as last_entry, null::timestamptz as last_exit,
        false as corrected
      from pieces group by 1, 2, 3
      union all
      select ${studyDateSql(sql`u.entered_at`, clock)}, u.customer_id, u.room_id, 0, 0, 0, count(*), min(u.entered_at),
        max(u.entered_at), max(u.exited_at), false
      from room_users u
      join customers c on c.group_id = u.group_id and c.customer_id = u.customer_id and c.kind = 'STUDENT'
      where u.group_id = ${groupId} and u.entered_at >= ${studyDayStartSql(sql`${since}::timestamp`, clock)} group by 1, 2, 3
      union all
      select e.study_date, e.customer_id, r.room_id, 0, 0, sum(e.after::int - e.before::int), 0, null, null, null, true
      from corrections e
      join customers c on c.group_id = e.group_id and c.customer_id = e.customer_id
      join rooms r on r.group_id = e.group_id and r.room_id::text = e.room_id
      where e.group_id = ${groupId} and e.kind = 'STUDY' group by 1, 2, 3
    ), totals as (
      select study_date, customer_id, room_id, sum(premium) as premium, sum(premium) + sum(edited) as total,
        sum(breaks) as breaks, sum(visits) as visits, min(first_entry) as first_entry,
        max(last_entry) as last_entry, max(last_exit) as last_exit, bool_or(corrected) as corrected
      from parts where study_date >= ${since} group by 1, 2, 3
    )
    insert into study_records (group_id, study_date, customer_id, room_id, user_study_id, premium_seconds,
      total_seconds, break_seconds, visit_count, first_entered_at, last_entered_at, last_exited_at, corrected)
    select ${groupId}, study_date, customer_id, room_id,
      ${idOf(
        sql`coalesce(first_entry, ${studyDayStartSql(sql`study_date::timestamp`, clock)})`,
        sql`${groupId} || study_date || customer_id || room_id`,
      )},
      premium, total, breaks, visits, first_entry, last_entry, last_exit, corrected
    from totals order by study_date, customer_id
    on conflict (group_id, study_date, customer_id, room_id) do update set premium_seconds = excluded.premium_seconds,
      total_seconds = excluded.total_seconds, break_seconds = excluded.break_seconds,
      visit_count = excluded.visit_count, first_entered_at = excluded.first_entered_at,
      last_entered_at = excluded.last_entered_at, last_exited_at = excluded.last_exited_at,
      corrected = excluded.corrected`,
  sql`delete from study_records where group_id = ${groupId} and study_date >= ${since} and visit_count = 0 and premium_seconds = 0
      and break_seconds = 0 and not corrected`,
];

const studentDays = (groupId: string, clock: StudyClock, since: string) => [
  sql`update student_days set premium_seconds = 0, total_seconds = 0, break_seconds = 0, visit_count = 0,
      first_entered_at = null, last_exited_at = null, attendance = null
    where group_id = ${groupId} and study_date >= ${since}`,
  sql`with attended as (
      select distinct on (study_date, customer_id) study_date, customer_id, after
      from corrections where group_id = ${groupId} and kind = 'ATTENDANCE' and study_date >= ${since}
      order by study_date, customer_id, corrected_at desc, correction_id desc
    ), studied as (
      select study_date, customer_id, sum(premium_seconds) as premium, sum(total_seconds) as total,
        sum(break_seconds) as breaks, sum(visit_count) as visits, min(first_entered_at) as first_entry,
        max(last_exited_at) as last_exit
      from study_records where group_id = ${groupId} and study_date >= ${since} group by 1, 2
    ), days as materialized (
      select * from studied full join attended using (study_date, customer_id)
    )
    insert into student_days (group_id, study_date, customer_id, user_study_id, premium_seconds, total_seconds,
      break_seconds, target_seconds, first_entered_at, last_exited_at, visit_count, attendance)
    select ${groupId}, study_date, customer_id,
      ${idOf(
        sql`coalesce(first_entry, ${studyDayStartSql(sql`study_date::timestamp`, clock)})`,
        sql`${groupId} || study_date || customer_id`,
      )},
      coalesce(premium, 0), coalesce(total, 0), coalesce(breaks, 0), c.target_seconds, first_entry, last_exit,
      coalesce(visits, 0), after
    from days join customers c using (customer_id) where c.group_id = ${groupId}
    order by study_date, customer_id
    on conflict (group_id, study_date, customer_id) do update set premium_seconds = excluded.premium_seconds,
      total_seconds = excluded.total_seconds, break_seconds = excluded.break_seconds,
      first_entered_at = excluded.first_entered_at, last_exited_at = excluded.last_exited_at,
      visit_count = excluded.visit_count, attendance = excluded.attendance`,
  sql`delete from student_days d where group_id = ${groupId} and study_date >= ${since} and attendance is null and not exists (
      select from study_records r where r.group_id = d.group_id and r.study_date = d.study_date
        and r.customer_id = d.customer_id)`,
];

const studentMonths = (groupId: string, _clock: StudyClock, since: string) => {
  const first = sql`date_trunc('month', ${since}::date)::date`;
  return [
    sql`delete from student_months where group_id = ${groupId} and month >= ${first}`,
    insertStudentMonths(sql`group_id = ${groupId} and study_date >= ${first}`),
    // Invalidates the caches of the month's days (`recordsStamp`).
    sql`update group_days set record_count = record_count
      where group_id = ${groupId} and study_date >= ${first} and study_date < ${since}`,
  ];
};

const roomDays = (groupId: string, _clock: StudyClock, since: string) => [
  sql`delete from room_days d where group_id = ${groupId} and study_date >= ${since} and not exists (
      select from study_records r where r.group_id = d.group_id and r.study_date = d.study_date
        and r.room_id = d.room_id)`,
  sql`insert into room_days (group_id, study_date, room_id, user_count, visit_count, total_seconds)
    select ${groupId}, study_date, room_id, count(*) filter (where visit_count > 0), sum(visit_count),
      sum(total_seconds)
    from study_records where group_id = ${groupId} and study_date >= ${since} group by study_date, room_id order by study_date
    on conflict (group_id, study_date, room_id) do update set user_count = excluded.user_count,
      visit_count = excluded.visit_count, total_seconds = excluded.total_seconds`,
];

const groupDays = (groupId: string, clock: StudyClock, since: string) => [
  sql`update group_days set present_count = 0, record_count = 0, visit_count = 0, total_seconds = 0,
      created_room_count = 0, ended_room_count = 0
    where group_id = ${groupId} and study_date >= ${since}`,
  sql`with parts as (
      select study_date, count(*) filter (where coalesce(attendance = 'PRESENT', first_entered_at is not null))
        as present, 0 as records, sum(visit_count) as visits, sum(total_seconds) as total, 0 as created,
        0 as ended
      from student_days where group_id = ${groupId} and study_date >= ${since} group by 1
      union all
      select study_date, 0, count(*), 0, 0, 0, 0
      from study_records where group_id = ${groupId} and study_date >= ${since} group by 1
      union all
      select ${studyDateSql(sql`created_at`, clock)}, 0, 0, 0, 0, count(*), 0 from rooms where group_id = ${groupId} and moved_from is null group by 1
      union all
      select ${studyDateSql(sql`ended_at`, clock)}, 0, 0, 0, 0, 0, count(*)
      from rooms where group_id = ${groupId} and ended_at is not null and moved_from is null
      group by 1
    ), totals as (
      select study_date, sum(present) as present, sum(records) as records, sum(visits) as visits,
        sum(total) as total, sum(created) as created, sum(ended) as ended
      from parts where study_date >= ${since} group by 1
    )
    insert into group_days (group_id, study_date, student_count, present_count, record_count,
      visit_count, total_seconds, created_room_count, ended_room_count)
    select ${groupId}, study_date, (select count(*) from customers c where c.group_id = ${groupId}
        and c.kind = 'STUDENT' and c.account_status = 'ACTIVE'
        and c.authenticated_at < ${studyDayStartSql(sql`study_date + interval '1 day'`, clock)}),
      present, records, visits, total, created, ended
    from totals order by study_date
    on conflict (group_id, study_date) do update set present_count = excluded.present_count,
      record_count = excluded.record_count,
      visit_count = excluded.visit_count, total_seconds = excluded.total_seconds, created_room_count = excluded.created_room_count,
      ended_room_count = excluded.ended_room_count`,
];
