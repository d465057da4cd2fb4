import type { Database } from '../../database/open.ts';
import { attemptDelivery, type SendingConfig } from './attemptDelivery.ts';
import { claimDue } from './claimDue.ts';
import type { Delivery } from './delivery.ts';
import { settleDelivery } from './settleDelivery.ts';

export interface WebhookSending {
  database: Database;
  clock: () => Date;
  config: SendingConfig;
}

/**
 * Starts sending what is due, as much as may be sent at once in addition to what is under way.
 *
 * @returns the deliveries that it has started, each with a promise that settles when its result is stored
 */
export async function sendDue(
  { database: { orm }, clock, config }: WebhookSending,
  underWay: readonly string[] = [],
): Promise<{ delivery: Delivery; done: Promise<void> }[]> {
  const claimed = await claimDue(orm, clock(), underWay);
  return claimed.map(delivery => ({
    delivery,
    done: (async () => {
      const startedAt = clock();
      const result = await attemptDelivery({ orm, config, now: startedAt }, delivery);
      await settleDelivery(orm, delivery, result, { startedAt, now: clock() });
    })(),
  }));
}
