import type { Contract } from '../../../src/contract/index.ts';
import { webhookTestType } from '../../../src/domain/webhookEvents.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { webhookDeliveries } from '../../database/schema/index.ts';
import { hostOf } from './hostOf.ts';
import { lockWebhook } from './lockWebhook.ts';

/**
 * Sends a test event to a webhook, whatever types it wants.
 *
 * @throws ProblemError WEBHOOK_OFF
 */
export async function testWebhook(
  context: Context<Contract['webhooks']['test']>,
): Promise<{ eventId: string }> {
  const { db, params, now, audit } = context;
  const webhook = await lockWebhook(context, params.webhookId);
  if (!webhook.active) throw new ProblemError('WEBHOOK_OFF');
  const { groupId, webhookId } = webhook;
  const eventId = newId(now);
  await db.insert(webhookDeliveries).values({
    groupId,
    webhookId,
    eventId,
    type: webhookTestType,
    data: { webhookId },
    createdAt: now,
    nextAttemptAt: now,
  });
  await audit({
    action: 'webhook.test',
    target: { kind: 'webhook', id: webhookId, name: hostOf(webhook) },
  });
  return { eventId };
}
