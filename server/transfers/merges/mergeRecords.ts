import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { countRoomCustomers } from '../../recorder/countRoomCustomers.ts';
import { insertStudentMonths } from '../../recorder/insertStudentMonths.ts';
import { addToVisitReturns, readVisitReturns } from '../../recorder/visits/addToVisitReturns.ts';
import { ofBoth, type MergePair } from './mergePair.ts';

/**
 * Adds the study records and study days of the deleted account to those of the remaining one, and counts their
 * roll-ups again, with the result of a rebuild. Stays and corrections have been reassigned.
 */
export async function mergeRecords(db: Queryable, pair: MergePair): Promise<void> {
  const { groupId, survivor, loser } = pair;
  const ofPair = sql`group_id = ${groupId} and ${ofBoth(sql`customer_id`, pair)}`;
  await addToVisitReturns(db, groupId, await readVisitReturns(db, ofPair), -1);
  const sharing = (
    columns: SQL,
  ) => sql`from both_rows l where s.group_id = ${groupId} and s.customer_id = ${survivor}
    and ${columns}`;
  const move = async (table: SQL, sums: SQL, columns: SQL, key: SQL) => {
    await db.execute(sql`with both_rows as (
        delete from ${table} t where group_id = ${groupId} and customer_id = ${loser} and exists (
          select from ${table} s where s.group_id = t.group_id and s.customer_id = ${survivor} and ${key})
        returning *)
      update ${table} s set premium_seconds = s.premium_seconds + l.premium_seconds,
        total_seconds = s.total_seconds + l.total_seconds, break_seconds = s.break_seconds + l.break_seconds,
        visit_count = s.visit_count + l.visit_count,
        first_entered_at = least(s.first_entered_at, l.first_entered_at),
        last_exited_at = greatest(s.last_exited_at, l.last_exited_at), ${sums}
      ${sharing(columns)}`);
    await db.execute(
      sql`update ${table} set customer_id = ${survivor} where group_id = ${groupId} and customer_id = ${loser}`,
    );
  };
  await move(
    sql`study_records`,
    sql`last_entered_at = greatest(s.last_entered_at, l.last_entered_at), corrected = s.corrected or l.corrected,
      version = s.version + 1`,
    sql`s.study_date = l.study_date and s.room_id = l.room_id`,
    sql`s.study_date = t.study_date and s.room_id = t.room_id`,
  );
  await move(
    sql`student_days`,
    sql`attendance = ${mergedAttendance(pair)}`,
    sql`s.study_date = l.study_date`,
    sql`s.study_date = t.study_date`,
  );

  await addToVisitReturns(db, groupId, await readVisitReturns(db, ofPair));

  await db.execute(sql`delete from student_months where ${ofPair}`);
  await db.execute(insertStudentMonths(sql`group_id = ${groupId} and customer_id = ${survivor}`));
  for (const statement of countRoomCustomers(groupId, ofBoth(sql`customer_id`, pair)))
    await db.execute(statement);
}

/** A shared day's attendance (`s` and `l` are the days): the last correction counts. */
export const mergedAttendance = (pair: MergePair) => sql`coalesce((
    select after from corrections c where c.group_id = ${pair.groupId} and ${ofBoth(sql`c.customer_id`, pair)}
      and c.kind = 'ATTENDANCE' and c.study_date = s.study_date
    order by corrected_at desc, correction_id desc limit 1
  ), s.attendance, l.attendance)`;
