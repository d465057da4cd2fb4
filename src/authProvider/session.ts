import { useQuery, type QueryClient } from '@tanstack/react-query';
import { contract } from '../contract/index.ts';
import { problemOf, send } from '../dataProvider/http.ts';
import type { SessionInfo } from '../domain/entities/session.ts';

/** Who is signed in; null for a stranger. Read again when the window is looked at, so that changed permissions show. */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SessionInfo | null> => {
    try {
      return await send(contract.session.sessions, signal ? { signal } : {});
    } catch (error) {
      if (problemOf(error)?.code === 'NOT_SIGNED_IN') return null;
      throw error;
    }
  },
  staleTime: 30_000,
  retry: false,
} as const;

export const readSession = (client: QueryClient) => client.fetchQuery(sessionQuery);

/** How long a menu may lag behind permissions that another user changed. */
const recheckMs = 30_000;

/** The session and whether it is known yet. */
export function useSession() {
  const { data, isPending, error } = useQuery({
    ...sessionQuery,
    refetchOnWindowFocus: true,
    refetchInterval: query => (query.state.data ? recheckMs : false),
  });
  return { session: data ?? null, isPending, error };
}
