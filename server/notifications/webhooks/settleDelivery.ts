import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { writeAudit } from '../../core/writeAudit.ts';
import type { Orm, Transaction } from '../../database/open.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { cancelPending } from './cancelPending.ts';
import { isDelivery, type Delivery } from './delivery.ts';
import { hostOf } from './hostOf.ts';
import type { PostResult } from './posting/post.ts';

const { retrySeconds, attemptsShown } = limits.webhook;

/**
 * Notes how an attempt went: delivered, to be tried again after the next wait, or given up. An endpoint that answers that it
 * is gone is turned off. Null means a cancelled delivery.
 */
export async function settleDelivery(
  orm: Orm,
  delivery: Delivery,
  result: PostResult | null,
  { startedAt, now }: { startedAt: Date; now: Date },
): Promise<void> {
  await orm.transaction(async tx => {
    // A cancellation or a resend in the meantime wins.
    const isMine = and(
      isDelivery(delivery),
      eq(webhookDeliveries.state, 'PENDING'),
      eq(webhookDeliveries.nextAttemptAt, delivery.nextAttemptAt!),
    );
    if (result === null) {
      await tx.update(webhookDeliveries).set({ state: 'CANCELLED', nextAttemptAt: null }).where(isMine);
      return;
    }
    const { status, failure, answer } = result;
    const milliseconds = Math.max(0, now.getTime() - startedAt.getTime());
    const attempt = { at: startedAt.toISOString(), status, failure, milliseconds };
    const wait = retrySeconds[delivery.attemptCount];
    const isOver = failure === null || failure === 'GONE' || wait === undefined;
    await tx
      .update(webhookDeliveries)
      .set({
        state: failure === null ? 'DELIVERED' : isOver ? 'FAILED' : 'PENDING',
        deliveredAt: failure === null ? now : null,
        nextAttemptAt: isOver ? null : new Date(now.getTime() + wait! * 1_000),
        attemptCount: delivery.attemptCount + 1,
        attempts: [attempt, ...delivery.attempts].slice(0, attemptsShown),
        answer,
      })
      .where(isMine);
    if (failure === 'GONE') await turnOff(tx, delivery, now);
  });
}

async function turnOff(tx: Transaction, { groupId, webhookId }: Delivery, now: Date): Promise<void> {
  const isThis = and(eq(webhooks.groupId, groupId), eq(webhooks.webhookId, webhookId));
  const [webhook] = await tx.select().from(webhooks).where(isThis).for('update');
  if (!webhook?.active) return;
  await tx
    .update(webhooks)
    .set({ active: false, gone: true, version: webhook.version + 1 })
    .where(isThis);
  await cancelPending(tx, webhook);
  await writeAudit(
    tx,
    { session: null, ipAddress: '', now },
    {
      groupId,
      action: 'webhook.gone',
      target: { kind: 'webhook', id: webhookId, name: hostOf(webhook) },
    },
  );
}
