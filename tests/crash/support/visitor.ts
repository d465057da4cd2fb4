import { readConfig } from '../../../server/config/config.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { contract } from '../../../src/contract/index.ts';
import { createCaller, type Caller } from '../../support/caller.ts';
import type { CrashAcademy } from './academy.ts';
import type { Ledger } from './ledger.ts';

const cookie = cookieName(readConfig({}));

/** A client of the running server, over HTTP, optionally with the session of an earlier run. */
export const visit = (origin: string, session?: string): Caller =>
  createCaller({ origin, fetch: request => fetch(request) }, async jar => {
    if (session !== undefined) jar.set(cookie, session);
  });

/** Signs the owner in, and notes the session as promised. */
export async function signIn(
  origin: string,
  { owner }: CrashAcademy,
  { sessions }: Pick<Ledger, 'sessions'>,
): Promise<Caller> {
  const visitor = visit(origin);
  await visitor.send(contract.auth.login, {
    body: { userId: owner.email, passwd: owner.password },
    headers: { 'X-Forwarded-For': visitor.address },
  });
  const session = visitor.cookies.get(cookie);
  if (session === undefined) throw new Error('The owner could not sign in.');
  sessions.push(session);
  return visitor;
}
