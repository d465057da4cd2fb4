import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, type ReactNode } from 'react';
import { SessionContext, sessionQuery } from './session.ts';
import { useSessionQuery } from './useSessionQuery.ts';

/** How long a menu may lag behind permissions that another user changed. */
const recheckMs = 30_000;

/** Observes the session for everything in it, of which each link of a report asks what the user may open. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [, observeAgain] = useReducer((count: number) => count + 1, 0);
  // Signing in and out empties the cache, after which an observer has another query to observe from its next render on.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'removed' && query.queryKey[0] === sessionQuery.queryKey[0]) observeAgain();
      }),
    [client],
  );
  const state = useSessionQuery({
    refetchOnWindowFocus: true,
    refetchInterval: query => (query.state.data ? recheckMs : false),
  });
  return <SessionContext value={state}>{children}</SessionContext>;
}
