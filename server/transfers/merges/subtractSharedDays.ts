import { sql, type SQL } from 'drizzle-orm';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import type { Queryable } from '../../database/open.ts';
import { expectedOn } from '../expectedOn.ts';
import type { MergePair } from './mergePair.ts';
import { mergedAttendance } from './mergeRecords.ts';

/**
 * Takes a person who was counted twice out of the days of rooms and of the academy once. Before the records are merged,
 * and while both accounts are as they were.
 */
export async function subtractSharedDays(db: Queryable, pair: MergePair, clock: StudyClock): Promise<void> {
  const { groupId, survivor, loser } = pair;
  const shared = (table: SQL, condition: SQL) => sql`from ${table} s
    join ${table} l on l.group_id = s.group_id and l.study_date = s.study_date ${condition}
    where s.group_id = ${groupId} and s.customer_id = ${survivor} and l.customer_id = ${loser}`;
  const sameRoom = sql`and l.room_id = s.room_id`;
  await db.execute(sql`update room_days d set user_count = d.user_count - 1
    from (select s.study_date, s.room_id ${shared(sql`study_records`, sameRoom)}
      and s.visit_count > 0 and l.visit_count > 0) twice
    where d.group_id = ${groupId} and d.study_date = twice.study_date and d.room_id = twice.room_id`);
  await db.execute(sql`with records as (
      select s.study_date, count(*)::int as count ${shared(sql`study_records`, sameRoom)} group by 1
    ), days as (
      select s.study_date, ${present(sql`s`)}::int + ${present(sql`l`)}::int - coalesce(
        ${mergedAttendance(pair)} = 'PRESENT', least(s.first_entered_at, l.first_entered_at) is not null)::int as count
      ${shared(sql`student_days`, sql``)}
    )
    update group_days g set record_count = g.record_count - coalesce(records.count, 0),
      present_count = g.present_count - days.count
    from days left join records using (study_date)
    where g.group_id = ${groupId} and g.study_date = days.study_date`);
  const counted = (id: string) => sql`exists (select from customers c where c.group_id = ${groupId}
    and c.customer_id = ${id} and (${expectedOn(sql`g.study_date`, clock)} or exists (
      select from student_days d where d.group_id = c.group_id and d.customer_id = c.customer_id
        and d.study_date = g.study_date and ${present(sql`d`)})))`;
  await db.execute(sql`update group_days g set student_count = greatest(0, student_count - 1)
    where g.group_id = ${groupId} and ${counted(survivor)} and ${counted(loser)}`);
}

const present = (day: SQL) =>
  sql`coalesce(${day}.attendance = 'PRESENT', ${day}.first_entered_at is not null)`;
