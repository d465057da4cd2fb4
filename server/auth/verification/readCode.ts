import { and, eq } from 'drizzle-orm';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { groupOfToken, hashToken } from '../../core/token.ts';

type Purpose = (typeof verifications.$inferSelect)['purpose'];

/**
 * What an emailed code belongs to, if it is still valid.
 *
 * @throws ProblemError CODE_MISMATCH for one that we never sent, CODE_USED, CODE_EXPIRED.
 */
export async function readCode(
  { db, now }: Pick<Context, 'db' | 'now'>,
  code: string,
  ...purposes: Purpose[]
) {
  const groupId = groupOfToken(code);
  if (groupId === null) throw new ProblemError('CODE_MISMATCH');
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(eq(verifications.groupId, groupId), eq(verifications.tokenHash, hashToken(code))));
  if (row === undefined || !purposes.includes(row.purpose)) throw new ProblemError('CODE_MISMATCH');
  if (row.usedAt !== null) throw new ProblemError('CODE_USED');
  if (row.expiresAt <= now) throw new ProblemError('CODE_EXPIRED');
  return row;
}
