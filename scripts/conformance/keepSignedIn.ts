import { contract } from '../../src/contract/index.ts';
import type { Client } from './client.ts';

const { login, logout } = contract.auth;
const { sessions } = contract.session;
/** A backend that ends sessions more often than this is reported as it is. */
const mostTimes = 3;

/**
 * A user whose session the server may end by itself: they are signed in again and the call is repeated, so
 * that one fault does not make every later call fail. `onLost` is called each time.
 */
export function keepSignedIn(signIn: () => Promise<Client>, first: Client, onLost: () => void): Client {
  let client = first;
  let times = 0;
  let returning: Promise<void> | undefined;
  const signInAgain = async (lost: Client) => {
    if (lost !== client || times >= mostTimes) return;
    if ((await lost.send(sessions)).status !== 401) return;
    times++;
    onLost();
    client = await signIn();
  };
  return {
    async send(call, given) {
      const used = client;
      const reply = await used.send(call, given);
      if (reply.status !== 401 || call === login || call === logout) return reply;
      await (returning ??= signInAgain(used).finally(() => (returning = undefined)));
      return client === used ? reply : client.send(call, given);
    },
  };
}
