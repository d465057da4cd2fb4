import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';
import { lockMonths } from '../../recorder/addToGroupMonths.ts';
import { addToVisitReturns, readVisitReturns } from '../../recorder/visits/addToVisitReturns.ts';

/** Takes erased people of an academy out of the counts of its days; `isOfThem` is a condition on any of its tables. */
export async function subtractFromCounts(db: Queryable, groupId: string, isOfThem: SQL): Promise<void> {
  await lockMonths(db, groupId);
  // Study records go with their student; the academy's days, which count them for lists, keep the rest of their sums.
  await db.execute(sql`update group_days d set record_count = d.record_count - gone.count
    from (
      select study_date, count(*)::int as count from study_records where ${isOfThem} group by 1
    ) gone
    where d.group_id = ${groupId} and d.study_date = gone.study_date`);
  // Attendance leaves out whose account is deleted, before and after the account is removed.
  await db.execute(sql`update group_days d set present_count = d.present_count - gone.count
    from (
      select study_date, count(*)::int as count from ${studentDays} where ${presentSql} and ${isOfThem} group by 1
    ) gone
    where d.group_id = ${groupId} and d.study_date = gone.study_date`);
  await addToVisitReturns(db, groupId, await readVisitReturns(db, isOfThem), -1);
}
