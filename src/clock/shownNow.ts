import { connectionStatus, lastReceivedAt } from '../dataProvider/live/connectionStatus.ts';
import { serverNow, toServerTime } from './serverClock.ts';

/** The server time that live figures are shown for: now, or the last message's while the connection is lost. */
export function shownNow(): number {
  const heardAt = lastReceivedAt();
  return connectionStatus() === 'lost' && heardAt !== null ? toServerTime(heardAt) : serverNow();
}
