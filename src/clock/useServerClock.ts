import { useQuery } from '@tanstack/react-query';
import { apiKey } from '../dataProvider/apiKey.ts';
import { contract } from '../contract/index.ts';
import { syncClock } from './serverClock.ts';

const freshMs = 60_000;

/** The key that the last comparison of the clocks is kept under. */
export const serverClockKey = apiKey(contract.session.serverTime);

/**
 * Compares this machine's clock with the server's, and again every minute while a component needs it: `serverTime` is what the
 * server's clock said last, `ahead` the difference; undefined until the server has answered. Everything else of this folder
 * derives from it.
 */
export function useServerClock(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: serverClockKey,
    queryFn: ({ signal }) => syncClock(signal),
    enabled: isWanted,
    staleTime: freshMs,
    refetchInterval: freshMs,
  });
  return data;
}
