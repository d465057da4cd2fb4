import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import { planNow } from '../academies/planNow.ts';
import type { Context } from '../core/context.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Queryable } from '../database/open.ts';
import { customers, subscriptions } from '../database/schema/index.ts';

export interface Cap {
  limit: number;
  count: number;
}

/** How many students may be active, and are (specification, section 9). */
export async function studentCap(db: Queryable, groupId: string): Promise<Cap> {
  const [subscription] = await db
    .select({ userCount: subscriptions.userCount })
    .from(subscriptions)
    .where(eq(subscriptions.groupId, groupId));
  const count = await db.$count(
    customers,
    and(eq(customers.groupId, groupId), eq(customers.kind, 'STUDENT'), eq(customers.accountStatus, 'ACTIVE')),
  );
  return { limit: subscription?.userCount ?? limits.students.default, count };
}

type Counted = Pick<Context, 'db' | 'config' | 'now'> & {
  session: Pick<CurrentUser, 'groupId' | 'timeZone'>;
};

/**
 * How many managers and how many observers there may be by the academy's plan, and are; observers are counted apart
 * (specification, section 9).
 */
export async function managerCaps({
  db,
  session,
  config,
  now,
}: Counted): Promise<{ managers: Cap; observers: Cap }> {
  const { groupId } = session;
  const plan = await planNow({ db, config, now }, session);
  const [row] = await db
    .select({
      managers: sql<number>`count(*) filter (where not ${customers.observer})`,
      observers: sql<number>`count(*) filter (where ${customers.observer})`,
    })
    .from(customers)
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.kind, 'MANAGER'),
        eq(customers.accountStatus, 'ACTIVE'),
      ),
    );
  return {
    managers: { limit: plan.managers, count: row?.managers ?? 0 },
    observers: { limit: plan.observers, count: row?.observers ?? 0 },
  };
}
