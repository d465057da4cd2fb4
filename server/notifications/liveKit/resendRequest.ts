import { eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { LiveKitRequest } from '../../../src/domain/entities/webhook.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { liveKitOutboxId } from '../../core/webhooks/liveKitOutboxId.ts';
import { isId } from '../../database/newId.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { isDelivery } from '../webhooks/delivery.ts';
import { listRequests } from './listRequests.ts';

/**
 * Sends a request to the LiveKit server again, with all attempts that a new one has.
 *
 * @throws ProblemError NOT_FOUND, LIVEKIT_OFF, WEBHOOK_PENDING
 */
export async function resendRequest(
  context: Context<Contract['admin']['resendLiveKitRequest']>,
): Promise<LiveKitRequest> {
  const { db, params, now, config, audit } = context;
  const { groupId, eventId } = params;
  if (!isId(eventId)) throw notFound();
  const isThis = isDelivery({ groupId, webhookId: liveKitOutboxId, eventId });
  const delivery = found((await db.select().from(webhookDeliveries).where(isThis).for('update'))[0]);
  if (config.liveKit === undefined) throw new ProblemError('LIVEKIT_OFF');
  if (delivery.state === 'PENDING') throw new ProblemError('WEBHOOK_PENDING');
  await db
    .update(webhookDeliveries)
    .set({ state: 'PENDING', nextAttemptAt: now, attemptCount: 0, deliveredAt: null })
    .where(isThis);
  await audit({
    action: 'webhook.resend',
    target: { kind: 'webhook', id: liveKitOutboxId, name: 'LiveKit' },
    after: { eventType: delivery.type },
    groupId,
  });
  return found((await listRequests(context, eq(webhookDeliveries.eventId, eventId)))[0]);
}
