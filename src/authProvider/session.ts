import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
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

export interface SessionState {
  /** Null for a stranger, and until it is known. */
  session: SessionInfo | null;
  isPending: boolean;
  error: Error | null;
}

/** What `SessionProvider` observes for everything in it. */
export const SessionContext = createContext<SessionState>({ session: null, isPending: true, error: null });

/** The session and whether it is known yet. */
export const useSession = (): SessionState => useContext(SessionContext);
