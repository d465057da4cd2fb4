import { connectionStatus, lastHeardAt } from './connectionStatus.ts';
import { serverNow, toServerTime } from './serverClock.ts';

/** The server's time that live figures are shown for: now, or when it was last heard from while contact is lost. */
export function shownNow(): number {
  const heardAt = lastHeardAt();
  return connectionStatus() === 'lost' && heardAt !== null ? toServerTime(heardAt) : serverNow();
}
