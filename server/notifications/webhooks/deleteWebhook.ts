import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { hostOf } from './hostOf.ts';
import { isWebhook, lockWebhook } from './lockWebhook.ts';

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(context: Context<Contract['webhooks']['delete']>): Promise<void> {
  const { db, params, audit } = context;
  const webhook = await lockWebhook(context, params.webhookId);
  const { groupId, webhookId } = webhook;
  await db.delete(webhooks).where(isWebhook(webhook));
  await db
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.groupId, groupId), eq(webhookDeliveries.webhookId, webhookId)));
  await audit({
    action: 'webhook.delete',
    target: { kind: 'webhook', id: webhookId, name: hostOf(webhook) },
  });
}
