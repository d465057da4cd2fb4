import { contract } from '../../contract/index.ts';
import { send } from '../http.ts';

/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** What the server's clock says now, in milliseconds since 1970. */
export const serverNow = () => toServerTime(Date.now());
/** What the server's clock said when this machine's said `localTime`. */
export const toServerTime = (localTime: number) => localTime + ahead;

/** Compares the clocks; half of the way there and back is taken for the way back. */
export async function syncClock(): Promise<void> {
  const asked = Date.now();
  const { epochMilliseconds } = await send(contract.session.serverTime, {});
  ahead = epochMilliseconds - (asked + Date.now()) / 2;
}
