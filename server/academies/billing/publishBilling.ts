import pick from 'lodash/pick.js';
import type { BillingEvent } from '../../../src/domain/billingEvents.ts';
import type { Config } from '../../config/config.ts';
import { billingOutboxId } from '../../core/webhooks/billingOutboxId.ts';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { webhookDeliveries, type subscriptions } from '../../database/schema/index.ts';

/** What events say of a subscription. */
export const billed = (
  row: Omit<typeof subscriptions.$inferSelect, 'groupId' | 'announcedEnd' | 'version'>,
) => pick(row, ['plan', 'userCount', 'startsOn', 'endsOn', 'trialEndsOn']);

/** Writes events into the outbox of the billing system in the transaction of the change; nothing where none is configured. */
export async function publishBilling(
  db: Queryable,
  { groupId, now, config }: { groupId: string; now: Date; config: Pick<Config, 'billing'> },
  events: readonly BillingEvent[],
): Promise<void> {
  if (config.billing === undefined) return;
  await insertMany(
    db,
    webhookDeliveries,
    events.map(({ type, data }) => ({
      groupId,
      webhookId: billingOutboxId,
      eventId: newId(now),
      type,
      data,
      createdAt: now,
      nextAttemptAt: now,
    })),
  );
}
