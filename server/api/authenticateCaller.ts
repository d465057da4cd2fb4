import { isClosedToViewer, mayCall } from '../../src/domain/mayCall.ts';
import { authenticateKey } from '../auth/apiKeys/authenticateKey.ts';
import { impersonate } from '../auth/session/impersonate.ts';
import { lacksTwoFactor } from '../auth/session/lacksTwoFactor.ts';
import { readSession } from '../auth/session/read.ts';
import type { ApiKeyPrincipal } from '../core/apiKeyPrincipal.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { isOurOrigin } from '../core/origin.ts';
import { ProblemError } from '../core/problem.ts';
import { limitKeyRate } from '../core/rateLimit.ts';
import { isWrite, type Received } from './received.ts';

export interface Caller {
  apiKey: ApiKeyPrincipal | null;
  /** The user; while a super administrator views an academy, its owner as they see it. */
  visitor: CurrentUser | null;
}

/**
 * Who makes a call, by API key or by session, and whether they may. `identified` is called with the user before
 * their permissions are checked, so that a rejected call can be recorded with their name.
 *
 * @throws ProblemError for an invalid key or session, another origin, a missing permission or second factor
 */
export async function authenticateCaller(
  received: Received,
  identified: (visitor: CurrentUser | null) => void,
): Promise<Caller> {
  const apiKey = await authenticateKey(received.services.database.orm, received.request, received.now);
  if (apiKey) {
    await checkKey(received, apiKey);
    return { apiKey, visitor: null };
  }
  return { apiKey, visitor: await authenticateUser(received, identified) };
}

async function checkKey({ services, call, now }: Received, apiKey: ApiKeyPrincipal) {
  if (!mayCall(apiKey, call))
    throw call.scope === undefined
      ? new ProblemError('FORBIDDEN')
      : new ProblemError('SCOPE_MISSING', { details: { scope: call.scope } });
  await limitKeyRate(services.database.orm, apiKey, now);
}

async function authenticateUser(
  { services: { config, database }, name, call, request, now, ipAddress }: Received,
  identified: (visitor: CurrentUser | null) => void,
) {
  // Only browsers send cookies by themselves, so only calls by session have to prove their origin.
  if (isWrite(call) && !isOurOrigin(request, config)) throw new ProblemError('WRONG_ORIGIN');
  const person = await readSession(database, request, config, now, ipAddress).catch((error: unknown) => {
    // Calls open to everyone, such as signing in and out, are open to deactivated accounts too.
    if (call.access === 'everyone' && error instanceof ProblemError) return null;
    throw error;
  });
  const visitor = await impersonate(database, person, name, call);
  identified(visitor);
  if (isClosedToViewer(visitor, call)) throw new ProblemError('READ_ONLY');
  if (!mayCall(visitor, call)) throw new ProblemError(visitor === null ? 'NOT_SIGNED_IN' : 'FORBIDDEN');
  // Calls open to everyone, such as signing out, belong to no account.
  if (person && lacksTwoFactor(person) && call.access !== 'everyone' && !call.beforeSecondFactor)
    throw new ProblemError('SECOND_FACTOR_REQUIRED');
  return visitor;
}
