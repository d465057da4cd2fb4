import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { customers } from '../../database/schema/index.ts';
import { inIds } from '../../database/inIds.ts';
import type { Orm, Queryable } from '../../database/open.ts';
import { forgetVisitsOf } from '../../recorder/visits/forgetVisitsOf.ts';
import { daysBefore } from './daysBefore.ts';
import { deleteBelongings } from './deleteBelongings.ts';
import { eraseMails } from './eraseMails.ts';
import { pseudonymise } from './pseudonymise.ts';
import type { Erased } from './toErased.ts';
import { subtractFromCounts } from './subtractFromCounts.ts';

/**
 * Erases accounts 30 days after their deletion, a bounded number in each transaction: their rows go, and what others keep
 * of them, such as the audit log, names them by a pseudonym from then on.
 */
export async function erasePeople(orm: Orm, now: Date): Promise<void> {
  const isDue = and(
    eq(customers.accountStatus, 'DELETED'),
    lt(customers.deletedAt, daysBefore(now, limits.restore.days)),
  );
  await eraseMails(orm, isDue!);
  const due = await orm
    .selectDistinct({ groupId: customers.groupId })
    .from(customers)
    .where(isDue)
    .orderBy(customers.groupId);
  // Academy by academy: a distributed PostgreSQL locks and joins the rows of one at a time.
  for (const { groupId } of due) {
    const isDueThere = and(eq(customers.groupId, groupId), isDue)!;
    while ((await orm.transaction(tx => eraseBatch(tx, groupId, isDueThere))) === limits.purge.people);
  }
}

/** Erases some of an academy's people, and returns how many. */
async function eraseBatch(db: Queryable, groupId: string, isDue: SQL): Promise<number> {
  const accounts = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(isDue)
    .limit(limits.purge.people)
    .for('update', { skipLocked: true });
  if (accounts.length === 0) return 0;
  const erased: Erased = { groupId, customerIds: accounts.map(({ customerId }) => customerId) };
  const isOfThem = sql`group_id = ${groupId} and ${inIds(sql`customer_id`, erased.customerIds)}`;
  await subtractFromCounts(db, groupId, isOfThem);
  await forgetVisitsOf(db, isOfThem);
  await pseudonymise(db, erased);
  await deleteBelongings(db, erased);
  await db.delete(customers).where(isOfThem);
  return accounts.length;
}
