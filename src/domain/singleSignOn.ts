/**
 * The path of the API that leads to the identity provider; the provider leads back to `callback` behind it, that of an academy to
 * `callback/{academyId}`.
 */
export const singleSignOnPath = '/auth/single-sign-on';
/** The query parameter that says on the sign-in page why a sign-in at the provider ended without a session. */
export const singleSignOnParam = 'singleSignOn';

/** Refusals of the account that the provider named. */
const ofAccounts = [
  'EMAIL_NOT_VERIFIED',
  'NO_ACCOUNT',
  'NOT_REGISTERED',
  'STUDENT',
  'ACCOUNT_INACTIVE',
  'SECOND_FACTOR',
  'SECOND_FACTOR_ONLY',
  'MANAGER_CAP',
  'ACADEMY_PROVIDER',
] as const;

/** Why a sign-in at the identity provider ended without a session. */
export const singleSignOnProblems = [
  'EXPIRED',
  'UNAVAILABLE',
  'FAILED',
  'REFUSED',
  ...ofAccounts,
  'TOO_MANY',
] as const;
export type SingleSignOnProblem = (typeof singleSignOnProblems)[number];

/** The query parameter that asks the provider for another account than the one that is signed in there. */
export const anotherParam = 'another';
/** Whether the provider would only name the same account again, which may not sign in here. */
export const needsAnother = (problem: SingleSignOnProblem | undefined): boolean =>
  ofAccounts.some(each => each === problem);
