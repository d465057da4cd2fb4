/**
 * The path of the API that leads to the identity provider; the provider leads back to `callback` behind it, that of an academy to
 * `callback/{academyId}`.
 */
export const singleSignOnPath = '/auth/single-sign-on';
/** The query parameter that says on the sign-in page why a sign-in at the provider ended without a session. */
export const singleSignOnParam = 'singleSignOn';

/** Why a sign-in at the identity provider ended without a session. */
export const singleSignOnProblems = [
  'EXPIRED',
  'UNAVAILABLE',
  'FAILED',
  'REFUSED',
  'EMAIL_NOT_VERIFIED',
  'NO_ACCOUNT',
  'NOT_REGISTERED',
  'STUDENT',
  'ACCOUNT_INACTIVE',
  'SECOND_FACTOR',
  'SECOND_FACTOR_ONLY',
  'MANAGER_CAP',
  'ACADEMY_PROVIDER',
  'TOO_MANY',
] as const;
export type SingleSignOnProblem = (typeof singleSignOnProblems)[number];
