import { accountKey } from '../authProvider/accountKey.ts';
import { announceSignIn } from '../authProvider/signInChannel.ts';
import { session as calls } from '../contract/session.ts';
import { send } from '../dataProvider/http.ts';

/** Tells the tab that waits for this sign-in, and closes this window where the browser allows it. */
export async function finishSignInAgain(): Promise<void> {
  announceSignIn(accountKey(await send(calls.me, {})));
  window.close();
}
