import type { Queryable } from '../database/open.ts';
import type { customers } from '../database/schema/index.ts';
import { ProblemError } from '../http/problem.ts';
import { takeOtp, takeRecoveryCode } from '../profile/secondFactor.ts';

/**
 * Asks who has turned on a second factor for it: six digits of their app, or a recovery code.
 *
 * @throws ProblemError OTP_REQUIRED, OTP_MISMATCH.
 */
export async function askSecondFactor(
  db: Queryable,
  person: typeof customers.$inferSelect,
  otp: string | undefined,
  now: Date,
): Promise<void> {
  if (person.twoFactorConfirmedAt === null) return;
  const given = otp?.trim() ?? '';
  if (given === '') throw new ProblemError('OTP_REQUIRED');
  const digits = given.replace(/\s/g, '');
  const isRight = /^\d{6}$/.test(digits)
    ? await takeOtp(db, person, digits, now)
    : await takeRecoveryCode(db, person, given);
  if (!isRight) throw new ProblemError('OTP_MISMATCH', { fieldErrors: { otp: 'errors.OTP_MISMATCH' } });
}
