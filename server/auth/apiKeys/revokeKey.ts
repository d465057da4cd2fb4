import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { found, notFound, ProblemError } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { apiKeys } from '../../database/schema/index.ts';

/** Revokes a key: calls with it are refused from now on, and it stays in the list. */
export async function revokeKey(
  { db, now, audit }: Pick<Context, 'db' | 'now' | 'audit'>,
  { groupId, keyId }: { groupId: string; keyId: string },
): Promise<void> {
  if (!isId(keyId)) throw notFound();
  const isThis = and(eq(apiKeys.groupId, groupId), eq(apiKeys.keyId, keyId));
  const { name, revokedAt } = found((await db.select().from(apiKeys).where(isThis).for('update'))[0]);
  if (revokedAt !== null) throw new ProblemError('ALREADY_REVOKED');
  await db.update(apiKeys).set({ revokedAt: now }).where(isThis);
  await audit({ action: 'apiKey.revoke', target: { kind: 'apiKey', id: keyId, name }, groupId });
}
