import { hashKey, QueryObserver, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query';

/** How long what was loaded before its screen was shown counts as new, in milliseconds. */
const newMs = 10_000;

const prefetched = new WeakMap<object, number>();

type PrefetchedQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'staleTime'>;

/** Loads what a screen will ask for, which finds it in the cache. A failure is left to the screen. */
export async function prefetch(client: QueryClient, query: PrefetchedQuery): Promise<void> {
  // A query is cancelled when nothing observes it any more, as when the screen before shows the same and is left.
  const release = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => undefined);
  await client.prefetchQuery(query).finally(release);
  const known = client.getQueryCache().get(hashKey(query.queryKey));
  if (known?.state.status === 'success') prefetched.set(known, known.state.dataUpdatedAt);
}

/** Screens load their data each time they are opened, unless it was prefetched a moment ago. */
export const usualStaleTime = (query: { state: { dataUpdatedAt: number } }): number =>
  prefetched.get(query) === query.state.dataUpdatedAt ? newMs : 0;
