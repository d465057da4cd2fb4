import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';

/** Takes erased people out of the counts of their academy's days. */
export async function subtractFromCounts(db: Queryable, isOfThem: SQL): Promise<void> {
  await uncountRecords(db, isOfThem);
  await uncountPresences(db, isOfThem);
}

/** Study records go with their student; the academy's days, which count them for lists, keep the rest of their sums. */
const uncountRecords = (db: Queryable, isOfThem: SQL) =>
  db.execute(sql`update group_days d set record_count = d.record_count - gone.count
    from (
      select r.group_id, r.study_date, count(*)::int as count
      from study_records r
      join customers on customers.group_id = r.group_id and customers.customer_id = r.customer_id
      where ${isOfThem}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);

/** Attendance leaves out whose account is deleted, before and after the account is removed. */
const uncountPresences = (db: Queryable, isOfThem: SQL) =>
  db.execute(sql`update group_days d set present_count = d.present_count - gone.count
    from (
      select ${studentDays.groupId}, ${studentDays.studyDate}, count(*)::int as count
      from ${studentDays}
      join customers on customers.group_id = ${studentDays.groupId} and customers.customer_id = ${studentDays.customerId}
      where ${presentSql} and ${isOfThem}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);
