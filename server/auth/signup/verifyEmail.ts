import { and, eq, isNull } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { readCode } from '../verification/readCode.ts';

/**
 * Takes the code of a sign-up's mail. From the first time on there are another 30 minutes to fill in the rest; asking
 * again changes nothing, so that a reload or a second tab goes on.
 */
export async function verifyEmail(context: Context<Contract['auth']['verifyEmail']>) {
  const { db, body, now, config } = context;
  const { groupId, tokenHash, subject, verifiedAt, expiresAt } = await readCode(context, body.code, 'SIGNUP');
  const until = verifiedAt ? expiresAt : new Date(now.getTime() + limits.emailCode.minutes * 60_000);
  await db
    .update(verifications)
    .set({ verifiedAt: now, expiresAt: until })
    .where(
      and(
        eq(verifications.groupId, groupId),
        eq(verifications.tokenHash, tokenHash),
        isNull(verifications.verifiedAt),
      ),
    );
  return { email: subject, expiresAt: isoInZone(until, config.timeZone) };
}
