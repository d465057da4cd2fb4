import { accountKey } from '../authProvider/accountKey.ts';
import { announceSignIn } from '../authProvider/signInChannel.ts';
import { auth } from '../contract/auth.ts';
import { session as calls } from '../contract/session.ts';
import type { Problem } from '../contract/shapes.ts';
import { problemOf, send } from '../dataProvider/http.ts';
import type { AcademySignIn, SessionInfo } from '../domain/entities/session.ts';
import type { SignInValues } from './SignInValues.ts';

const unknown: Problem = { status: 0, code: 'UNKNOWN', message: '' };

/** Who is signed in already, or null. */
export const readSignIn = (): Promise<SessionInfo | null> => send(calls.sessions, {}).catch(() => null);

/** What the sign-in page of an academy shows; null if there is no such academy, or the problem of the call. */
export async function readAcademy(groupId: string): Promise<AcademySignIn | Problem | null> {
  try {
    return await send(auth.academySignIn, { params: { groupId } });
  } catch (error) {
    const problem = problemOf(error);
    return problem?.status === 404 ? null : (problem ?? unknown);
  }
}

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
    return { session: null, problem: problemOf(error) ?? unknown };
  }
}

/** Tells the tab that waits for this sign-in, and closes this window where the browser allows it. */
export async function finishSignInAgain(): Promise<void> {
  announceSignIn(accountKey(await send(calls.me, {})));
  window.close();
}
