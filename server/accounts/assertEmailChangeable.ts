import type { customers } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';

/**
 * The email is fixed after signup (specification, section 9): anyone who may edit an account could otherwise take it over
 * by having its password reset to an address of their own.
 *
 * @throws ProblemError EMAIL_FIXED
 */
export function assertEmailChangeable(
  account: Pick<typeof customers.$inferSelect, 'email' | 'authenticatedAt'>,
  email: string,
): void {
  if (account.authenticatedAt !== null && account.email !== email)
    throw new ProblemError('EMAIL_FIXED', { fieldErrors: { email: 'errors.EMAIL_FIXED' } });
}
