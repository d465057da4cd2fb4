import { useEffect, useState } from 'react';
import { everySecond } from './everySecond.ts';
import { useServerClock } from './useServerClock.ts';

/** The server's time, second by second while it is wanted; undefined until the server has answered. */
export function useServerNow(isWanted: boolean): Date | undefined {
  const clock = useServerClock(isWanted);
  const [here, setHere] = useState(Date.now);
  useEffect(() => (isWanted ? everySecond(() => setHere(Date.now())) : undefined), [isWanted]);
  return clock && new Date(Math.max(clock.serverTime, here + clock.ahead));
}
