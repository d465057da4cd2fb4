import type { Contract } from '../../../src/contract/index.ts';
import type { Webhook } from '../../../src/domain/entities/webhook.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { webhooks } from '../../database/schema/index.ts';
import { cancelPending } from './cancelPending.ts';
import { columnsOf } from './columnsOf.ts';
import { hostOf } from './hostOf.ts';
import { oneWebhook } from './listWebhooks.ts';
import type { StoredWebhook } from './toWebhook.ts';
import { isWebhook, lockWebhook } from './lockWebhook.ts';

/** Changes a webhook. What waits to be sent is cancelled when it is turned off, and goes to its new address otherwise. */
export async function updateWebhook(context: Context<Contract['webhooks']['update']>): Promise<Webhook> {
  const { db, params, body, ifMatch, audit } = context;
  const { webhookId } = params;
  const before = await lockWebhook(context, webhookId);
  if (before.version !== ifMatch)
    throw new ProblemError('STALE', { current: await oneWebhook(context, webhookId) });
  const columns = columnsOf(context, body, before);
  await db
    .update(webhooks)
    .set({ ...columns, version: before.version + 1 })
    .where(isWebhook(before));
  if (!columns.active) await cancelPending(db, before);
  await audit({
    action: 'webhook.update',
    target: { kind: 'webhook', id: webhookId, name: hostOf(columns) },
    before: auditView(before),
    after: auditView(columns),
  });
  return oneWebhook(context, webhookId);
}

type Columns = Pick<StoredWebhook, 'url' | 'description' | 'eventTypes' | 'active' | 'absentAt'>;
const auditView = ({ url, description, eventTypes, active, absentAt }: Columns) => ({
  host: hostOf({ url }),
  description,
  eventTypes,
  active,
  absentAt,
});
