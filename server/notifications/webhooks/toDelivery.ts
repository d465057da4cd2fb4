import type { WebhookDelivery } from '../../../src/domain/entities/webhook.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Delivery } from './delivery.ts';
import { payloadOf } from './payloadOf.ts';

/** A delivery as responses contain it. */
export function toDelivery(row: Delivery, timeZone: string): WebhookDelivery {
  const at = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  const { eventId, type, state, attemptCount, attempts, answer } = row;
  return {
    eventId,
    type,
    state,
    createdAt: isoInZone(row.createdAt, timeZone),
    deliveredAt: at(row.deliveredAt),
    nextAttemptAt: at(row.nextAttemptAt),
    attemptCount,
    attempts: attempts.map(attempt => ({ ...attempt, at: isoInZone(new Date(attempt.at), timeZone) })),
    answer,
    payload: payloadOf(row),
  };
}
