import { subHours } from 'date-fns';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import { customers, images, studentDays } from '../database/schema/index.ts';
import type { Queryable } from '../database/open.ts';
import { unused } from '../images/unused.ts';
import { presentSql } from '../study/present.ts';
import { daysBefore } from '../erasure/daysBefore.ts';
import { deleteInBatches } from '../erasure/deleteInBatches.ts';
import { deleteExpired } from '../erasure/deleteExpired.ts';
import type { Work } from './schedule.ts';

type PurgeWork = Pick<Work, 'database' | 'clock'> & {
  config: Pick<Work['config'], 'mailRetentionDays' | 'auditRetentionDays'>;
};

/** Deletes what has been kept long enough: expired rows, unused images, and accounts 30 days after their deletion. */
export async function purge({ database: { orm }, clock, config }: PurgeWork): Promise<void> {
  const now = clock();
  await deleteExpired(orm, config, now);
  const isGone = and(
    eq(customers.accountStatus, 'DELETED'),
    lt(customers.deletedAt, daysBefore(now, limits.restore.days)),
  );
  await orm.transaction(async tx => {
    await uncountRecords(tx, isGone);
    await uncountPresences(tx, isGone);
    await tx.delete(customers).where(isGone);
  });
  const unusedSince = subHours(now, limits.image.unusedHours);
  await deleteInBatches(orm, images, and(lt(images.createdAt, unusedSince), unused(orm))!);
}

/** Study records go with their student; the academy's days, which count them for lists, keep the rest of their sums. */
const uncountRecords = (db: Queryable, isGone: SQL | undefined) =>
  db.execute(sql`update group_days d set record_count = d.record_count - gone.count
    from (
      select r.group_id, r.study_date, count(*)::int as count
      from study_records r
      join customers on customers.group_id = r.group_id and customers.customer_id = r.customer_id
      where ${isGone}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);

/** Attendance leaves out whose account is deleted, before and after the account is removed. */
const uncountPresences = (db: Queryable, isGone: SQL | undefined) =>
  db.execute(sql`update group_days d set present_count = d.present_count - gone.count
    from (
      select ${studentDays.groupId}, ${studentDays.studyDate}, count(*)::int as count
      from ${studentDays}
      join customers on customers.group_id = ${studentDays.groupId} and customers.customer_id = ${studentDays.customerId}
      where ${presentSql} and ${isGone}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);
