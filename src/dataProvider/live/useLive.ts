import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { syncClock } from './serverClock.ts';
import { shareLive } from './share.ts';

const syncEveryMs = 10 * 60_000;

/** Keeps live updates on while a component that needs them is mounted. */
export function useLive(isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    // A clock that cannot be asked now is asked again; until then this machine's own is believed.
    const sync = () => void syncClock().catch(() => undefined);
    sync();
    const timer = setInterval(sync, syncEveryMs);
    const stop = shareLive(client);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [client, isWanted]);
}
