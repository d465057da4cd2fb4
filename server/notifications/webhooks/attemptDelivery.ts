import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Orm } from '../../database/open.ts';
import { webhooks } from '../../database/schema/index.ts';
import { billingOutboxId } from '../../core/webhooks/billingOutboxId.ts';
import { liveKitOutboxId } from '../../core/webhooks/liveKitOutboxId.ts';
import { callLiveKit } from '../../rooms/liveKit/callLiveKit.ts';
import type { Delivery } from './delivery.ts';
import { postBilling } from './posting/postBilling.ts';
import { postSigned } from './posting/postSigned.ts';
import type { PostResult } from './posting/post.ts';
import { unsealWebhookSecret } from './webhookSecret.ts';

export type SendingConfig = Pick<Config, 'secretKey' | 'webhookAllowedHosts' | 'liveKit' | 'billing'>;

/** Posts an event to its webhook, signed as Standard Webhooks say. Returns null when the webhook is gone or turned off. */
export async function attemptDelivery(
  { orm, config, now }: { orm: Orm; config: SendingConfig; now: Date },
  delivery: Delivery,
): Promise<PostResult | null> {
  if (delivery.webhookId === liveKitOutboxId) return callLiveKit(config, delivery);
  if (delivery.webhookId === billingOutboxId) return postBilling(config, delivery, now);
  const [webhook] = await orm
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.groupId, delivery.groupId), eq(webhooks.webhookId, delivery.webhookId)));
  if (!webhook?.active) return null;
  const { secret, previousSecret, previousSecretUntil } = webhook;
  const isPreviousValid = previousSecretUntil !== null && previousSecretUntil > now;
  const stored = [secret, ...(isPreviousValid && previousSecret !== null ? [previousSecret] : [])];
  const [current, ...earlier] = stored.map(each => unsealWebhookSecret(each, webhook, config));
  if (current == null) return { status: null, failure: 'SECRET_UNREADABLE', answer: null };
  const secrets = [current, ...earlier.filter(each => each !== null)];
  const { webhookAllowedHosts: allowedHosts } = config;
  return postSigned(delivery, { url: webhook.url, secrets, allowedHosts, now });
}
