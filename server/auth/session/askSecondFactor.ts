import type { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { consumeOtp, consumeRecoveryCode } from '../secondFactor/secondFactor.ts';
import { forgetGuesses, consumeAttempt } from './guesses.ts';
import { recordGuess } from './recordGuess.ts';

type Caller = Pick<Context, 'db' | 'now' | 'audit' | 'mail' | 'config' | 'ipAddress'>;

/**
 * Asks who has turned on a second factor for it: six digits of their app, or a recovery code. `who` is whom guesses are
 * counted for.
 *
 * @throws ProblemError OTP_REQUIRED, OTP_MISMATCH, TOO_MANY_REQUESTS.
 */
export async function askSecondFactor(
  context: Caller,
  person: typeof customers.$inferSelect,
  who: string,
  otp: string | undefined,
): Promise<void> {
  if (person.twoFactorConfirmedAt === null) return;
  const { db, now } = context;
  const given = otp?.trim() ?? '';
  if (given === '') throw new ProblemError('OTP_REQUIRED');
  const subject = `otp ${who}`;
  const failures = await consumeAttempt(db, subject, now).catch(async (error: unknown) => {
    await recordGuess(context, person, 'WAIT');
    throw error;
  });
  const digits = given.replace(/\s/g, '');
  const isRight = /^\d{6}$/.test(digits)
    ? await consumeOtp(db, person, digits, context)
    : await consumeRecoveryCode(db, person, given);
  if (isRight) return forgetGuesses(db, subject);
  await recordGuess(context, person, 'OTP', failures);
  throw new ProblemError('OTP_MISMATCH', { fieldErrors: { otp: 'errors.OTP_MISMATCH' } });
}
