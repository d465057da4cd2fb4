import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { ownAccount } from './me.ts';
import { forgetGuesses, consumeAttempt } from './guesses.ts';
import { passwordMatches } from '../../core/password.ts';
import { recordGuess } from './recordGuess.ts';

type Checking = Pick<Context, 'db' | 'session' | 'audit' | 'mail' | 'config' | 'now' | 'ipAddress'>;

/**
 * Whether this is the current user's password, with their account. Each wrong one counts as a guess.
 * To be called before the transaction: it hashes.
 *
 * @throws ProblemError TOO_MANY_REQUESTS.
 */
export async function currentPasswordMatches(context: Checking, given: string) {
  const { db, now } = context;
  const account = found((await db.select().from(customers).where(ownAccount(context)))[0]);
  const subject = `current ${account.groupId} ${account.customerId}`;
  const failures = await consumeAttempt(db, subject, now).catch(async (error: unknown) => {
    await recordGuess(context, account, 'WAIT');
    throw error;
  });
  const matches = await passwordMatches(account.passwordHash, given);
  if (matches) await forgetGuesses(db, subject);
  else await recordGuess(context, account, 'CURRENT_PASSWORD', failures);
  return { matches, account };
}

/**
 * The current user's account, if this is its password.
 *
 * @throws ProblemError CURRENT_PASSWORD_MISMATCH, TOO_MANY_REQUESTS.
 */
export async function checkCurrentPassword(context: Checking, given: string) {
  const { matches, account } = await currentPasswordMatches(context, given);
  if (matches) return account;
  throw new ProblemError('CURRENT_PASSWORD_MISMATCH', {
    fieldErrors: { currentPassword: 'validation.currentPassword' },
  });
}
