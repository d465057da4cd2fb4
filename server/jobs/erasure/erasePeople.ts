import { and, eq, lt, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { customers } from '../../database/schema/index.ts';
import type { Orm } from '../../database/open.ts';
import { forgetVisitsOf } from '../../recorder/visits/forgetVisitsOf.ts';
import { daysBefore } from './daysBefore.ts';
import { deleteBelongings } from './deleteBelongings.ts';
import { eraseMails } from './eraseMails.ts';
import { pseudonymise } from './pseudonymise.ts';
import { toErased } from './toErased.ts';
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
  for (;;) {
    const count = await orm.transaction(async tx => {
      const accounts = await tx
        .select({ groupId: customers.groupId, customerId: customers.customerId })
        .from(customers)
        .where(isDue)
        .limit(limits.purge.people)
        .for('update', { skipLocked: true });
      if (accounts.length === 0) return 0;
      const people = toErased(accounts);
      const isOfThem = sql`(${customers.groupId}, ${customers.customerId}) in (select p.group_id, p.customer_id from ${people})`;
      await subtractFromCounts(tx, isOfThem);
      await forgetVisitsOf(
        tx,
        sql`(group_id, customer_id) in (select p.group_id, p.customer_id from ${people})`,
      );
      await pseudonymise(tx, people);
      await deleteBelongings(tx, people);
      await tx.delete(customers).where(isOfThem);
      return accounts.length;
    });
    if (count < limits.purge.people) return;
  }
}
