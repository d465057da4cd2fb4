import { useQuery } from '@tanstack/react-query';
import { apiKey } from '../dataProvider/apiKey.ts';
import { contract } from '../contract/index.ts';
import { syncClock } from './serverClock.ts';

const freshMs = 60_000;

/** The last comparison of the clocks. */
export const serverClockQuery = {
  queryKey: apiKey(contract.session.serverTime),
  queryFn: ({ signal }: { signal?: AbortSignal }) => syncClock(signal),
  staleTime: freshMs,
};

/**
 * Compares this machine's clock with the server's, and again every minute while a component needs it: `serverTime` is what the
 * server's clock said last, `ahead` the difference; undefined until the server has answered. Everything else of this folder
 * derives from it.
 */
export function useServerClock(isWanted: boolean) {
  const { data } = useQuery({
    ...serverClockQuery,
    enabled: isWanted,
    refetchInterval: freshMs,
  });
  return data;
}
