import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { customers, excuses, groupDays } from '../../database/schema/index.ts';

/** A number of some rows of a table that is another one once any of them has been written, inserted or deleted. */
const stampOf = (table: SQL, key: SQL, where: SQL): SQL =>
  // `xmin` is the transaction that has written a row: no write has to count anything, and none can forget it.
  sql`(select coalesce(sum(hash_record_extended(row(${key}, xmin), 0)), 0) from ${table} where ${where})`;

/** Of an academy's students, with everything that their accounts say. */
export const studentsStamp = (groupId: string): SQL =>
  stampOf(sql`${customers}`, sql`customer_id`, sql`group_id = ${groupId} and kind = 'STUDENT'`);

/** Of those who have students. */
export const managersStamp = (groupId: string): SQL =>
  stampOf(sql`${customers}`, sql`customer_id`, sql`group_id = ${groupId} and kind in ('OWNER', 'MANAGER')`);

/**
 * Of what students' records and excuses of some days come to: whatever changes a student's day writes the academy's day in the same
 * transaction, or the student's account where a whole history changes hands (`kept.test.ts`).
 */
export const daysStamp = (groupId: string, { since, until }: Period): SQL => sql`concat_ws('/',
  ${stampOf(
    sql`${groupDays}`,
    sql`study_date`,
    sql`group_id = ${groupId} and study_date between ${since}::date and ${until}::date`,
  )},
  ${stampOf(
    sql`${excuses}`,
    sql`excuse_id`,
    sql`group_id = ${groupId} and until >= ${since}::date and since <= ${until}::date`,
  )})`;

/** Of an academy's students and of some days. */
export const recordsStamp = (groupId: string, days: Period): SQL =>
  sql`concat_ws(' ', ${studentsStamp(groupId)}, ${daysStamp(groupId, days)})`;
