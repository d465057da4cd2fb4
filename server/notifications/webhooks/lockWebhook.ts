import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { found, notFound } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { webhooks } from '../../database/schema/index.ts';
import type { StoredWebhook } from './toWebhook.ts';

/** A webhook of the academy. */
export const isWebhook = ({ groupId, webhookId }: { groupId: string; webhookId: string }) =>
  and(eq(webhooks.groupId, groupId), eq(webhooks.webhookId, webhookId))!;

/**
 * Locks a webhook of the caller's academy for the rest of the transaction.
 *
 * @throws ProblemError NOT_FOUND
 */
export async function lockWebhook(
  { db, session }: Pick<Context, 'db' | 'session'>,
  webhookId: string,
): Promise<StoredWebhook> {
  if (!isId(webhookId)) throw notFound();
  const { groupId } = session;
  return found((await db.select().from(webhooks).where(isWebhook({ groupId, webhookId })).for('update'))[0]);
}
