import { accountKey } from '../authProvider/accountKey.ts';
import { announceSignIn } from '../authProvider/signInChannel.ts';
import { auth } from '../contract/auth.ts';
import { session as calls } from '../contract/session.ts';
import type { Problem } from '../contract/shapes.ts';
import { problemOf, send } from '../dataProvider/http.ts';
import type { SessionInfo } from '../domain/entities/session.ts';
import type { SignInValues } from './SignInValues.ts';

/** Who is signed in already, or null. */
export const readSignIn = (): Promise<SessionInfo | null> => send(calls.sessions, {}).catch(() => null);

/** Signs in. Resolves to the new session, or to the problem of the refusal. */
export async function sendSignIn({
  otp,
  ...body
}: SignInValues): Promise<{ session: SessionInfo; problem: null } | { session: null; problem: Problem }> {
  try {
    const session = await send(auth.login, { body: { ...body, ...(otp ? { otp } : {}) } });
    // What one person has typed is nothing for the next at the same browser.
    sessionStorage.clear();
    void send(calls.me, {}).then(
      me => announceSignIn(accountKey(me)),
      () => undefined,
    );
    return { session, problem: null };
  } catch (error) {
    return { session: null, problem: problemOf(error) ?? { status: 0, code: 'UNKNOWN', message: '' } };
  }
}
