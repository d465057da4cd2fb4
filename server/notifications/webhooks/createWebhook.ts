import { eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { WebhookWithSecret } from '../../../src/domain/entities/webhook.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { webhooks } from '../../database/schema/index.ts';
import { columnsOf } from './columnsOf.ts';
import { hostOf } from './hostOf.ts';
import { toWebhook } from './toWebhook.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhookSecret.ts';

/**
 * Creates a webhook. Its secret is answered here and never again.
 *
 * @throws ProblemError WEBHOOK_CAP, WEBHOOK_KEY_MISSING, VALIDATION_FAILED
 */
export async function createWebhook(
  context: Context<Contract['webhooks']['create']>,
): Promise<WebhookWithSecret> {
  const { db, session, now, body, config, audit } = context;
  const { groupId, timeZone } = session;
  const columns = columnsOf(context, body);
  await lockGroup(db, groupId);
  const limit = limits.webhook.most;
  if ((await db.$count(webhooks, eq(webhooks.groupId, groupId))) >= limit)
    throw new ProblemError('WEBHOOK_CAP', { details: { limit } });
  const webhookId = newId(now);
  const secret = newWebhookSecret();
  const [row] = await db
    .insert(webhooks)
    .values({
      ...columns,
      groupId,
      webhookId,
      secret: sealWebhookSecret(secret, { groupId, webhookId }, config),
      createdAt: now,
    })
    .returning();
  const { eventTypes, active } = columns;
  await audit({
    action: 'webhook.create',
    target: { kind: 'webhook', id: webhookId, name: hostOf(columns) },
    after: { eventTypes, active },
  });
  const none = { pendingCount: 0, failedCount: 0 };
  return { webhook: toWebhook(row!, none, { timeZone, now }), secret };
}
