import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open.ts';
import { insertStudentMonths } from '../../../server/recorder/insertStudentMonths.ts';
import { insertVisitReturns } from '../../../server/recorder/visits/insertVisitReturns.ts';
import { withoutIndexes } from './withoutIndexes.ts';

interface History {
  groupId: string;
  /** The last study day. */
  today: string;
  /** How many days have all their students, and how many years before them have a few of each student's days. */
  days: number;
  years: number;
  rooms: number;
}

const dialect = new PgDialect({ casing: 'snake_case' });
const attended = 3;
const ofDays = 4;
/** In the years before, a student has one day in so many. */
const oneIn = 40;

/**
 * Gives every student of an academy study days, records and stays of years, by one statement a table: of the last days three
 * in four, of the years before one day in forty. One student in five is in a room now.
 */
export async function fillHistory({ pool }: Database, history: History): Promise<void> {
  const { groupId, today, days, years, rooms } = history;
  const client = await pool.connect();
  const run = (text: string) => client.query(text);
  const mixed = (salt: number) => `abs(hashtext(f.customer_id::text || f.study_date || '${salt}'))`;
  try {
    await run(
      `set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off`,
    );
    const restoreIndexes = await withoutIndexes(client);
    await run(`insert into rooms (group_id, room_id, room_url_id, name, creator_id, created_at, max_participants)
      select '${groupId}', gen_random_uuid(), '${groupId}-' || k, 'Room ' || k, gen_random_uuid(),
        '${today}'::date - interval '${years} years', 100 from generate_series(1, ${rooms}) k`);
    await run(`create temp table filled as
      with student as (
        select customer_id, target_seconds, abs(hashtext(customer_id::text)) as chance from customers
        where group_id = '${groupId}' and kind = 'STUDENT' and authenticated_at is not null
      ), day as (
        select student.*, '${today}'::date - k as study_date from student, generate_series(0, ${days - 1}) k
        where abs(hashtext(k || 'x' || customer_id::text)) % ${ofDays} < ${attended}
        union all
        select student.*, '${today}'::date - ${days} - chance % ${oneIn} - k * ${oneIn}
        from student, generate_series(0, ${Math.floor((years * 365 - days) / oneIn)}) k
      )
      select customer_id, room_ids[1 + chance % ${rooms}] as room_id, target_seconds,
        (lpad(to_hex(study_date - date '1900-01-01'), 8, '0') || substr(md5(customer_id::text || study_date), 9))::uuid as room_user_id,
        study_date, study_date - interval '2 hours' + ((chance % 10000 + (study_date - date '1900-01-01')) % 10000)
          * interval '1 second' as entered,
        7200 + (chance / 7 + 991 * (study_date - date '1900-01-01')) % 20000 as seconds
      from day, (select array_agg(room_id) as room_ids from rooms where group_id = '${groupId}') rooms
      order by study_date`);
    await run(`analyze filled`);
    await run(`insert into student_days (group_id, study_date, customer_id, user_study_id, premium_seconds, total_seconds,
        break_seconds, target_seconds, first_entered_at, last_exited_at, visit_count)
      select '${groupId}', study_date, customer_id, room_user_id, seconds, seconds, ${mixed(1)} % 3600, target_seconds,
        entered, entered + seconds * interval '1 second', 1 from filled f`);
    await run(`insert into study_records (group_id, study_date, customer_id, room_id, user_study_id, premium_seconds,
        total_seconds, break_seconds, first_entered_at, last_entered_at, last_exited_at, visit_count)
      select '${groupId}', study_date, customer_id, room_id, room_user_id, seconds, seconds, ${mixed(1)} % 3600,
        entered, entered, entered + seconds * interval '1 second', 1 from filled f`);
    await run(`insert into room_users (group_id, room_user_id, room_id, customer_id, entered_at, exited_at, camera, mic,
        speaker, network_type, os, device_type, device_model)
      select '${groupId}', room_user_id, room_id, customer_id, entered,
        case when study_date < '${today}' or ${mixed(2)} % 4 > 0 then entered + seconds * interval '1 second' end,
        'ON', 'OFF', 'OFF', 'WIFI', 'Windows 11', 'PC', 'PC' from filled f where study_date > '${today}'::date - ${days}`);
    await run(`insert into segments (group_id, segment_id, room_user_id, room_id, customer_id, state, started_at, ended_at)
      select group_id, room_user_id, room_user_id, room_id, customer_id, 'STUDY', entered_at, exited_at
      from room_users where group_id = '${groupId}'`);
    // One student in ten is excused on three of the last days.
    await run(`insert into excuses (group_id, excuse_id, customer_id, since, until, reason, note, created_at)
      select '${groupId}', gen_random_uuid(), customer_id, '${today}'::date - k, '${today}'::date - k + chance % 3, 'ILLNESS', '', now()
      from (select customer_id, abs(hashtext(customer_id::text)) as chance from customers
        where group_id = '${groupId}' and kind = 'STUDENT' and authenticated_at is not null) student,
        generate_series(chance % 40, ${days - 1}, ${Math.ceil(days / 3)}) k where chance % 10 = 0`);
    await run(`insert into room_customers (group_id, room_id, customer_id, stay_count, day_count, premium_seconds, total_seconds)
      select '${groupId}', room_id, customer_id, count(*), count(*), sum(seconds), sum(seconds) from filled group by 2, 3`);
    await run(`insert into room_days (group_id, study_date, room_id, user_count, visit_count, total_seconds)
      select '${groupId}', study_date, room_id, count(*), count(*), sum(seconds) from filled group by 2, 3`);
    await run(`insert into group_days (group_id, study_date, student_count, present_count, record_count,
        visit_count, total_seconds)
      select '${groupId}', study_date, count(*), count(*), count(*), count(*), sum(seconds)
      from filled group by 2`);
    await run(`insert into group_months (group_id, month, visit_count, total_seconds)
      select group_id, date_trunc('month', study_date), sum(visit_count), sum(total_seconds)
      from group_days where group_id = '${groupId}' group by 1, 2`);
    const ofGroup = sql.raw(`group_id = '${groupId}'`);
    for (const statement of [insertStudentMonths(ofGroup), insertVisitReturns(ofGroup, '2000-01-01')]) {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      await client.query(text, params);
    }
    await restoreIndexes();
    await run('drop table filled; reset all');
  } finally {
    client.release();
  }
}
