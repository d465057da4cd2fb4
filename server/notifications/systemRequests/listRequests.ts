import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { SystemRequest } from '../../../src/domain/entities/webhook.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { groups, webhookDeliveries } from '../../database/schema/index.ts';
import type { Outbox } from './outboxes.ts';
import { toDelivery } from '../webhooks/toDelivery.ts';

/** The latest requests to a system of the operator's, of all academies unless said otherwise, the newest first. */
export async function listRequests(
  { db, session }: Pick<Context, 'db' | 'session'>,
  { webhookId }: Pick<Outbox, 'webhookId'>,
  which?: SQL,
): Promise<SystemRequest[]> {
  const rows = await db
    .select({ delivery: webhookDeliveries, groupName: groups.name })
    .from(groups)
    .innerJoin(
      webhookDeliveries,
      and(eq(webhookDeliveries.groupId, groups.groupId), eq(webhookDeliveries.webhookId, webhookId)),
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
