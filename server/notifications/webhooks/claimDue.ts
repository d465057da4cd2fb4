import { and, asc, eq, inArray, lte, notInArray, or } from 'drizzle-orm';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Orm } from '../../database/open.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { isDelivery, type Delivery } from './delivery.ts';

const { atOnce, atOncePerWebhook, leaseMs } = serverLimits.webhooks;

/**
 * Takes deliveries that are due, oldest first, and no more than a process sends at once. Until they are settled no other
 * process takes them; after the lease any does, so that none is lost with a process that ends.
 *
 * @param underWay the webhooks of the deliveries that this process is sending, one for each
 */
export async function claimDue(orm: Orm, now: Date, underWay: readonly string[] = []): Promise<Delivery[]> {
  const free = atOnce - underWay.length;
  if (free <= 0) return [];
  const counts = new Map<string, number>();
  for (const webhookId of underWay) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
  const busy = [...counts].filter(([, count]) => count >= atOncePerWebhook).map(([webhookId]) => webhookId);
  const isDue = and(eq(webhookDeliveries.state, 'PENDING'), lte(webhookDeliveries.nextAttemptAt, now));
  const { groupId, webhookId, eventId } = webhookDeliveries;
  const due = await orm
    .select({ groupId, webhookId, eventId })
    .from(webhookDeliveries)
    .where(and(isDue, busy.length > 0 ? notInArray(webhookId, busy) : undefined))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(eventId))
    .limit(atOnce * atOncePerWebhook);
  const chosen = due
    .filter(key => {
      const count = counts.get(key.webhookId) ?? 0;
      counts.set(key.webhookId, count + 1);
      return count < atOncePerWebhook;
    })
    .slice(0, free);
  if (chosen.length === 0) return [];
  // The first process that claims it postpones it: for the others it is not due.
  const claimed = await orm
    .update(webhookDeliveries)
    .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        isDue,
        inArray(
          groupId,
          chosen.map(key => key.groupId),
        ),
        or(...chosen.map(isDelivery)),
      ),
    )
    .returning();
  return claimed.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1));
}
