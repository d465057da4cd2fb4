import { contract } from '../contract/index.ts';
import { send } from '../dataProvider/http.ts';

/** The server's clock minus this machine's, in milliseconds. */
let ahead = 0;

/** What the server's clock says now, in milliseconds since 1970; this machine's clock until they were compared. */
export const serverNow = () => toServerTime(Date.now());
/** What the server's clock said when this machine's said `localTime`. */
export const toServerTime = (localTime: number) => localTime + ahead;

/** Compares the clocks, taking the response to be half of the round trip old. Returns what the server's clock said. */
export async function syncClock(signal?: AbortSignal): Promise<{ serverTime: number; ahead: number }> {
  const askedAt = Date.now();
  const { epochMilliseconds } = await send(contract.session.serverTime, signal ? { signal } : {});
  ahead = epochMilliseconds - (askedAt + Date.now()) / 2;
  return { serverTime: epochMilliseconds, ahead };
}
