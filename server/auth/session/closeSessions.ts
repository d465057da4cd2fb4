import { and, eq, isNull } from 'drizzle-orm';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { sessions } from '../../database/schema/index.ts';

/**
 * Ends the sessions of accounts that may not sign in any more. They are kept until they expire, so that the next request
 * with one gets the reason.
 */
export async function closeSessions(
  db: Queryable,
  groupId: string,
  customerIds: string[],
  now: Date,
): Promise<void> {
  if (customerIds.length === 0) return;
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.groupId, groupId), inIds(sessions.customerId, customerIds), isNull(sessions.endedAt)),
    );
}
