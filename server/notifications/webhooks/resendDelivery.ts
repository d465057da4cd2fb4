import type { Contract } from '../../../src/contract/index.ts';
import type { WebhookDelivery } from '../../../src/domain/entities/webhook.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { isDelivery } from './delivery.ts';
import { hostOf } from './hostOf.ts';
import { lockWebhook } from './lockWebhook.ts';
import { toDelivery } from './toDelivery.ts';

/**
 * Sends an event again, with the same `webhook-id` and all attempts that a new one has.
 *
 * @throws ProblemError WEBHOOK_OFF, WEBHOOK_PENDING
 */
export async function resendDelivery(
  context: Context<Contract['webhooks']['resend']>,
): Promise<WebhookDelivery> {
  const { db, params, session, now, audit } = context;
  const webhook = await lockWebhook(context, params.webhookId);
  if (!isId(params.eventId)) throw notFound();
  const key = { ...webhook, eventId: params.eventId };
  const delivery = found((await db.select().from(webhookDeliveries).where(isDelivery(key)).for('update'))[0]);
  if (!webhook.active) throw new ProblemError('WEBHOOK_OFF');
  if (delivery.state === 'PENDING') throw new ProblemError('WEBHOOK_PENDING');
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: 'PENDING', nextAttemptAt: now, attemptCount: 0, deliveredAt: null })
    .where(isDelivery(key))
    .returning();
  await audit({
    action: 'webhook.resend',
    target: { kind: 'webhook', id: webhook.webhookId, name: hostOf(webhook) },
    after: { eventType: delivery.type },
  });
  return toDelivery(row!, session.timeZone);
}
