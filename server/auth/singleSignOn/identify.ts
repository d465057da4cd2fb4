import type { SingleSignOnProblem } from '../../../src/domain/singleSignOn.ts';
import type { Queryable } from '../../database/open.ts';
import type { customers } from '../../database/schema/index.ts';
import { findAccount } from '../session/findAccount.ts';
import type { Identity } from './identityProvider.ts';

type Found = { account: typeof customers.$inferSelect } | { problem: SingleSignOnProblem };

/**
 * The administrator whom an identity is about: by its email, which the provider has to have verified. Where the account has a
 * second factor, the provider must have asked for one.
 */
export async function identify(
  db: Queryable,
  { email, isEmailVerified, hasSecondFactor }: Identity,
): Promise<Found> {
  if (email === null) return { problem: 'NO_ACCOUNT' };
  if (!isEmailVerified) return { problem: 'EMAIL_NOT_VERIFIED' };
  const found = await findAccount(db, email);
  if (found === undefined) return { problem: 'NO_ACCOUNT' };
  const { customer: account, administrator } = found;
  if (!administrator) return { problem: 'STUDENT' };
  if (account.registrationStatus === 'PENDING') return { problem: 'NOT_REGISTERED' };
  if (account.accountStatus !== 'ACTIVE') return { problem: 'ACCOUNT_INACTIVE' };
  if (account.twoFactorConfirmedAt !== null && !hasSecondFactor) return { problem: 'SECOND_FACTOR' };
  return { account };
}
