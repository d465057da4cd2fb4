import type { Webhook } from '../../../src/domain/entities/webhook.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { webhooks } from '../../database/schema/index.ts';

export type StoredWebhook = typeof webhooks.$inferSelect;
/** How many deliveries of a webhook wait, and how many have failed. */
interface DeliveryCounts {
  pendingCount: number;
  failedCount: number;
}

/** A webhook as responses contain it, without its secret. */
export function toWebhook(
  row: StoredWebhook,
  { pendingCount, failedCount }: DeliveryCounts,
  { timeZone, now }: { timeZone: string; now: Date },
): Webhook {
  const { webhookId, url, description, eventTypes, active, gone, absentAt, version } = row;
  const until = row.previousSecretUntil;
  return {
    webhookId,
    url,
    description,
    eventTypes,
    active,
    gone,
    absentAt,
    previousSecretUntil: until !== null && until > now ? isoInZone(until, timeZone) : null,
    pendingCount,
    failedCount,
    createdAt: isoInZone(row.createdAt, timeZone),
    version,
  };
}
