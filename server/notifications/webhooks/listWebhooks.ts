import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Webhook } from '../../../src/domain/entities/webhook.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { toWebhook } from './toWebhook.ts';

type QueryContext = Pick<Context, 'db' | 'session' | 'now'>;

async function load({ db, session, now }: QueryContext, webhookId?: string): Promise<Webhook[]> {
  const { groupId, timeZone } = session;
  const isAsked = webhookId === undefined ? undefined : eq(webhooks.webhookId, webhookId);
  const rows = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.groupId, groupId), isAsked))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.webhookId));
  const of = (state: string) =>
    sql<number>`(count(*) filter (where ${webhookDeliveries.state} = ${state}))::int`;
  const counted =
    rows.length === 0
      ? []
      : await db
          .select({
            webhookId: webhookDeliveries.webhookId,
            pendingCount: of('PENDING'),
            failedCount: of('FAILED'),
          })
          .from(webhookDeliveries)
          .where(
            and(
              eq(webhookDeliveries.groupId, groupId),
              inArray(
                webhookDeliveries.webhookId,
                rows.map(row => row.webhookId),
              ),
              inArray(webhookDeliveries.state, ['PENDING', 'FAILED']),
            ),
          )
          .groupBy(webhookDeliveries.webhookId);
  const counts = new Map(counted.map(row => [row.webhookId, row]));
  const none = { pendingCount: 0, failedCount: 0 };
  return rows.map(row => toWebhook(row, counts.get(row.webhookId) ?? none, { timeZone, now }));
}

/** The webhooks of the caller's academy, in the order of their creation. */
export const listWebhooks = async (context: QueryContext) => ({ content: await load(context) });

/** @throws ProblemError NOT_FOUND */
export async function oneWebhook(context: QueryContext, webhookId: string): Promise<Webhook> {
  if (!isId(webhookId)) throw notFound();
  return found((await load(context, webhookId))[0]);
}
