import type { HttpError } from 'ra-core';
import type { Call } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import type { Problem } from '../contract/shapes.ts';

interface FailureHandler {
  /** A 401: the session is over, or the account has been deactivated. */
  onSignedOut: (why: 'inactive' | 'signedOut') => void;
  /** A 403: the permissions, or what is required to sign in, have changed since the menu was drawn. */
  onForbidden: () => void;
  /** A refusal is part of the day's work; anything else should not have happened. */
  report: (error: unknown, kind: 'refusal' | 'fault') => void;
}

/**
 * What a failed call means for the session, and that it is reported (specification, section 8). That no one is signed in
 * is what the call for the session is there to say, and no error.
 */
export const handleAuthFailure = (handler: FailureHandler) => (error: HttpError, call: Call) => {
  const { status, code } = error.body as Problem;
  if (code === 'NOT_SIGNED_IN' && call === contract.session.sessions) return;
  handler.report(error, status === 0 || status >= 500 ? 'fault' : 'refusal');
  if (code === 'NOT_SIGNED_IN') handler.onSignedOut('signedOut');
  if (code === 'ACCOUNT_INACTIVE') handler.onSignedOut('inactive');
  if (code === 'FORBIDDEN' || code === 'SECOND_FACTOR_REQUIRED') handler.onForbidden();
};
