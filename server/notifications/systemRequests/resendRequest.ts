import { eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { SystemRequest } from '../../../src/domain/entities/webhook.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { isDelivery } from '../webhooks/delivery.ts';
import { listRequests } from './listRequests.ts';
import type { Outbox } from './outboxes.ts';

/**
 * Sends a request to a system of the operator's again, with all attempts that a new one has.
 *
 * @throws ProblemError NOT_FOUND, LIVEKIT_OFF, BILLING_OFF, WEBHOOK_PENDING
 */
export async function resendRequest(
  context: Context<Contract['admin']['resendLiveKitRequest' | 'resendBillingRequest']>,
  outbox: Outbox,
): Promise<SystemRequest> {
  const { db, params, now, config, audit } = context;
  const { groupId, eventId } = params;
  const { webhookId, name } = outbox;
  if (!isId(eventId)) throw notFound();
  const isThis = isDelivery({ groupId, webhookId, eventId });
  const delivery = found((await db.select().from(webhookDeliveries).where(isThis).for('update'))[0]);
  if (!outbox.isConfigured(config)) throw new ProblemError(outbox.off);
  if (delivery.state === 'PENDING') throw new ProblemError('WEBHOOK_PENDING');
  await db
    .update(webhookDeliveries)
    .set({ state: 'PENDING', nextAttemptAt: now, attemptCount: 0, deliveredAt: null })
    .where(isThis);
  await audit({
    action: 'webhook.resend',
    target: { kind: 'webhook', id: webhookId, name },
    after: { eventType: delivery.type },
    groupId,
  });
  return found((await listRequests(context, outbox, eq(webhookDeliveries.eventId, eventId)))[0]);
}
