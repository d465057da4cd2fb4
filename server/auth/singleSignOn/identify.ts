import type { SingleSignOnProblem } from '../../../src/domain/singleSignOn.ts';
import type { Queryable } from '../../database/open.ts';
import type { customers } from '../../database/schema/index.ts';
import { findAccount } from '../session/findAccount.ts';
import { requiredProvider } from './requiredProvider.ts';
import type { Identity } from './identityProvider.ts';

type Account = typeof customers.$inferSelect;
export type Found = { account: Account } | { problem: SingleSignOnProblem };

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
  const problem = refusalOf(account, hasSecondFactor);
  if (problem !== null) return { problem };
  if (await requiredProvider(db, account)) return { problem: 'ACADEMY_PROVIDER' };
  return { account };
}

/** Why an administrator may not be signed in by a provider, or null. */
export function refusalOf(account: Account, hasSecondFactor: boolean): SingleSignOnProblem | null {
  if (account.registrationStatus === 'PENDING') return 'NOT_REGISTERED';
  if (account.accountStatus !== 'ACTIVE') return 'ACCOUNT_INACTIVE';
  return account.twoFactorConfirmedAt !== null && !hasSecondFactor ? 'SECOND_FACTOR' : null;
}
