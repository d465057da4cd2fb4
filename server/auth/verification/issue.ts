import { limits } from '../../../src/domain/limits.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { hashToken } from '../../core/token.ts';

type Verification = typeof verifications.$inferInsert;

/** Keeps the hash of a code that is about to be sent, and returns until when it lives and when the next may be sent. */
export async function issueCode(
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  code: string,
  about: Pick<Verification, 'groupId' | 'purpose' | 'subject' | 'customerId' | 'boundTo'>,
  minutes: number = limits.emailCode.minutes,
) {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.insert(verifications).values({ ...about, tokenHash: hashToken(code), createdAt: now, expiresAt });
  return {
    resendAvailableAt: isoInZone(
      new Date(now.getTime() + limits.emailResend.seconds * 1_000),
      config.timeZone,
    ),
    expiresAt: isoInZone(expiresAt, config.timeZone),
  };
}
