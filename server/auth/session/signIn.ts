import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { customers, groups } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { limitRate } from '../../core/rateLimit.ts';
import { requiredProvider } from '../singleSignOn/requiredProvider.ts';
import { askSecondFactor } from './askSecondFactor.ts';
import { forgetGuesses, consumeAttempt } from './guesses.ts';
import { enter } from './enter.ts';
import { findAccount } from './findAccount.ts';
import { knownBrowser } from './knownBrowser.ts';
import { passwordMatches } from '../../core/password.ts';
import { recordGuess } from './recordGuess.ts';
import { requiresTwoFactor } from './requiresTwoFactor.ts';
import { roleOf } from '../../core/currentUser.ts';
import { toInfo } from './toInfo.ts';
import { signInInTurn } from '../../core/hashInTurn.ts';

type SignIn = Context<Contract['auth']['login']>;

/**
 * Signs a person in (specification, section 8: login messages). Whatever does not match, it is the same refusal after the
 * same work: one look-up and one verification.
 */
export const signIn = prepared<Contract['auth']['login'], typeof customers.$inferSelect>(
  context => signInInTurn(() => identify(context)),
  openSignedIn,
);

/**
 * The administrator whom an email, a password and perhaps a second factor belong to. Guesses are counted for the email as it
 * was typed; in a browser in which the account has signed in before, for that browser.
 *
 * @throws ProblemError LOGIN_FAILED for anything that does not match; TOO_MANY_REQUESTS; ACCOUNT_INACTIVE and
 *   STUDENT_SIGN_IN and SINGLE_SIGN_ON_ONLY only to who knows the password; OTP_REQUIRED, OTP_MISMATCH.
 */
async function identify(context: SignIn) {
  const { db, body, now, ipAddress } = context;
  const found = await findAccount(db, body.userId);
  const account = found?.customer ?? null;
  const who = (await knownBrowser(context, account)) ?? body.userId;
  const subject = `password ${who}`;
  const failures = await consumeAttempt(db, subject, now).catch(async (error: unknown) => {
    await recordGuess(context, account, 'WAIT');
    throw error;
  });
  // Of many who wait for their turn, those after the last allowed failure are refused.
  const inTime = () => limitRate(db, 'signIn', ipAddress, now);
  if (!(await passwordMatches(account?.passwordHash ?? null, body.passwd, inTime))) {
    await recordGuess(context, account, 'PASSWORD', failures);
    throw new ProblemError('LOGIN_FAILED');
  }
  await forgetGuesses(db, subject);
  if (!found!.administrator) throw new ProblemError('STUDENT_SIGN_IN');
  if (account!.accountStatus === 'INACTIVE') throw new ProblemError('ACCOUNT_INACTIVE');
  const required = await requiredProvider(db, account!);
  if (required) throw new ProblemError('SINGLE_SIGN_ON_ONLY', { details: { name: required.name } });
  await askSecondFactor(context, account!, who, body.otp);
  return account!;
}

async function openSignedIn(context: SignIn, before: typeof customers.$inferSelect) {
  const { db, config } = context;
  const [row] = await db
    .select({
      person: customers,
      initialized: groups.initialized,
      requiresTwoFactor: groups.requiresTwoFactor,
      closesAt: groups.closesAt,
    })
    .from(customers)
    .innerJoin(groups, eq(groups.groupId, customers.groupId))
    .where(and(eq(customers.groupId, before.groupId), eq(customers.customerId, before.customerId)));
  // What has changed since the password was compared counts.
  if (row === undefined || row.person.passwordHash !== before.passwordHash)
    throw new ProblemError('LOGIN_FAILED');
  const { person, initialized } = row;
  if (person.accountStatus !== 'ACTIVE') throw new ProblemError('ACCOUNT_INACTIVE');
  await enter(context, person);
  const role = roleOf(person);
  return toInfo({
    ...person,
    role,
    initialized,
    requiresTwoFactor: requiresTwoFactor({ role, requiresTwoFactor: row.requiresTwoFactor }, config),
    hasTwoFactor: person.twoFactorConfirmedAt !== null,
    isClosing: row.closesAt !== null,
  });
}
