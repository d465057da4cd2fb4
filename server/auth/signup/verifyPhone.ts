import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { hashToken, publicGroup } from '../../core/token.ts';
import { readCode } from '../verification/readCode.ts';
import { phoneSecret } from './phoneSecret.ts';

/**
 * Takes the six digits that were sent for a number. A wrong try is answered rather than refused, so that it counts;
 * after five of them the code is worth nothing.
 */
export async function verifyPhone(context: Context<Contract['auth']['verifyPhone']>) {
  const { db, body, now } = context;
  const { emailCode, phone, code } = body;
  await readCode(context, emailCode, 'SIGNUP');
  const [sent] = await db
    .select()
    .from(verifications)
    .where(
      and(
        eq(verifications.groupId, publicGroup),
        eq(verifications.purpose, 'PHONE'),
        eq(verifications.subject, phone),
        eq(verifications.boundTo, hashToken(emailCode)),
        isNull(verifications.usedAt),
      ),
    )
    .orderBy(desc(verifications.createdAt))
    .limit(1)
    .for('update');
  if (sent === undefined) throw new ProblemError('CODE_MISMATCH');
  if (sent.verifiedAt !== null) return { verified: true, attemptsLeft: 0 };
  if (sent.expiresAt <= now || sent.attempts >= limits.phoneCode.attempts)
    throw new ProblemError('CODE_EXPIRED');
  const verified = sent.tokenHash === hashToken(phoneSecret(emailCode, phone, code));
  await db
    .update(verifications)
    .set({ attempts: sql`${verifications.attempts} + 1`, ...(verified ? { verifiedAt: now } : {}) })
    .where(and(eq(verifications.groupId, publicGroup), eq(verifications.tokenHash, sent.tokenHash)));
  return { verified, attemptsLeft: limits.phoneCode.attempts - sent.attempts - 1 };
}
