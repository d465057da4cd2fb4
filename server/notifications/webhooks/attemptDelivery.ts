import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import type { Config } from '../../config/config.ts';
import type { Orm } from '../../database/open.ts';
import { webhooks } from '../../database/schema/index.ts';
import { liveKitOutboxId } from '../../core/webhooks/liveKitOutboxId.ts';
import { callLiveKit } from '../../rooms/liveKit/callLiveKit.ts';
import type { Delivery } from './delivery.ts';
import { payloadOf } from './payloadOf.ts';
import { post, type PostResult } from './posting/post.ts';
import { unsealWebhookSecret } from './webhookSecret.ts';

export type SendingConfig = Pick<Config, 'secretKey' | 'webhookAllowedHosts' | 'liveKit'>;

/** Posts an event to its webhook, signed as Standard Webhooks say. Returns null when the webhook is gone or turned off. */
export async function attemptDelivery(
  { orm, config, now }: { orm: Orm; config: SendingConfig; now: Date },
  delivery: Delivery,
): Promise<PostResult | null> {
  if (delivery.webhookId === liveKitOutboxId) return callLiveKit(config, delivery);
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
  const body = payloadOf(delivery);
  const secrets = [current, ...earlier.filter(each => each !== null)];
  return post({
    url: webhook.url,
    body,
    allowedHosts: config.webhookAllowedHosts,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Studyroom-Webhooks/1',
      'webhook-id': delivery.eventId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map(each => new Webhook(each).sign(delivery.eventId, now, body)).join(' '),
    },
  });
}
