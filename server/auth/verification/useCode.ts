import { and, eq, gt, isNull } from 'drizzle-orm';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { groupOfToken, hashToken } from '../../core/token.ts';
import { readCode } from './readCode.ts';

type Verification = typeof verifications.$inferSelect;

/**
 * Uses a code up. Of several tries at the same time, the one update that finds it unused wins. With it go all others
 * for the same purpose and subject.
 *
 * @throws ProblemError as `readCode`.
 */
export async function useCode(
  context: Pick<Context, 'db' | 'now'>,
  code: string,
  purpose: Verification['purpose'],
): Promise<Verification> {
  const { db, now } = context;
  const [used] = await db
    .update(verifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(verifications.groupId, groupOfToken(code) ?? ''),
        eq(verifications.tokenHash, hashToken(code)),
        eq(verifications.purpose, purpose),
        isNull(verifications.usedAt),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning();
  if (used === undefined) {
    await readCode(context, code, purpose);
    throw new ProblemError('CODE_USED');
  }
  await db
    .update(verifications)
    .set({ usedAt: now })
    .where(
      and(
        eq(verifications.groupId, used.groupId),
        eq(verifications.purpose, purpose),
        eq(verifications.subject, used.subject),
        isNull(verifications.usedAt),
      ),
    );
  return used;
}
