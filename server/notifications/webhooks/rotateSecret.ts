import { addHours } from 'date-fns';
import type { Contract } from '../../../src/contract/index.ts';
import type { WebhookWithSecret } from '../../../src/domain/entities/webhook.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { webhooks } from '../../database/schema/index.ts';
import { hostOf } from './hostOf.ts';
import { oneWebhook } from './listWebhooks.ts';
import { isWebhook, lockWebhook } from './lockWebhook.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhookSecret.ts';

/**
 * Gives a webhook a new secret, answered here and never again. Until the one before it expires, events are signed with both.
 *
 * @throws ProblemError WEBHOOK_KEY_MISSING
 */
export async function rotateSecret(
  context: Context<Contract['webhooks']['rotateSecret']>,
): Promise<WebhookWithSecret> {
  const { db, params, now, config, audit } = context;
  const webhook = await lockWebhook(context, params.webhookId);
  const secret = newWebhookSecret();
  await db
    .update(webhooks)
    .set({
      secret: sealWebhookSecret(secret, webhook, config),
      previousSecret: webhook.secret,
      previousSecretUntil: addHours(now, limits.webhook.previousSecretHours),
      version: webhook.version + 1,
    })
    .where(isWebhook(webhook));
  await audit({
    action: 'webhook.rotateSecret',
    target: { kind: 'webhook', id: webhook.webhookId, name: hostOf(webhook) },
  });
  return { webhook: await oneWebhook(context, webhook.webhookId), secret };
}
