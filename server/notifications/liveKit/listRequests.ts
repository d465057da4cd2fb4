import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { LiveKitRequest } from '../../../src/domain/entities/webhook.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { liveKitOutboxId } from '../../core/webhooks/liveKitOutboxId.ts';
import { groups, webhookDeliveries } from '../../database/schema/index.ts';
import { toDelivery } from '../webhooks/toDelivery.ts';

/** The latest requests to the LiveKit server, of all academies unless said otherwise, the newest first. */
export async function listRequests(
  { db, session }: Pick<Context, 'db' | 'session'>,
  which?: SQL,
): Promise<LiveKitRequest[]> {
  const rows = await db
    .select({ delivery: webhookDeliveries, groupName: groups.name })
    .from(groups)
    .innerJoin(
      webhookDeliveries,
      and(eq(webhookDeliveries.groupId, groups.groupId), eq(webhookDeliveries.webhookId, liveKitOutboxId)),
    )
    .where(which)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.eventId))
    .limit(limits.roomService.requestsShown);
  return rows.map(({ delivery, groupName }) => ({
    ...toDelivery(delivery, session.timeZone),
    groupId: delivery.groupId,
    groupName,
  }));
}
