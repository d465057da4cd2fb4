import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { customers, excuses, groupDays, visitDays } from '../../database/schema/index.ts';

/** A hash of some rows of a table that changes when any of them is inserted, updated or deleted. */
const stampOf = (table: SQL, key: SQL, where: SQL): SQL =>
  // `xmin` is the transaction that wrote the row, so that writes need not maintain a version, nor can they forget it.
  sql`(select coalesce(sum(hash_record_extended(row(${key}, xmin), 0)), 0) from ${table} where ${where})`;

/** The stamp of an academy's student accounts. */
export const studentsStamp = (groupId: string): SQL =>
  stampOf(sql`${customers}`, sql`customer_id`, sql`group_id = ${groupId} and kind = 'STUDENT'`);

/** The stamp of the accounts that students can be assigned to. */
export const managersStamp = (groupId: string): SQL =>
  stampOf(sql`${customers}`, sql`customer_id`, sql`group_id = ${groupId} and kind in ('OWNER', 'MANAGER')`);

/**
 * The stamp of students' records and excuses of some days: every change of a student's day also writes the academy's day in the same
 * transaction, or the student's account where a whole history is moved (`cache.test.ts`).
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

/** The stamp of an academy's students and of some days. */
export const recordsStamp = (groupId: string, days: Period): SQL =>
  sql`concat_ws(' ', ${studentsStamp(groupId)}, ${daysStamp(groupId, days)})`;

/** The stamp of an academy's students and of how some days were visited: a changed stay deletes the days that it is counted in. */
export const visitsStamp = (
  groupId: string,
  { since, until }: Period,
): SQL => sql`concat_ws(' ', ${studentsStamp(groupId)},
  ${stampOf(
    sql`${visitDays}`,
    sql`study_date`,
    sql`group_id = ${groupId} and study_date between ${since}::date and ${until}::date`,
  )})`;
