import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';

/** Cancels what waits to be sent to a webhook. */
export async function cancelPending(
  db: Queryable,
  { groupId, webhookId }: { groupId: string; webhookId: string },
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'CANCELLED', nextAttemptAt: null })
    .where(
      and(
        eq(webhookDeliveries.groupId, groupId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'PENDING'),
      ),
    );
}
