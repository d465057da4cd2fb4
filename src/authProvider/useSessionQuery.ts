import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionInfo } from '../domain/entities/session.ts';
import { sessionQuery, type SessionState } from './session.ts';

type Options = Pick<UseQueryOptions<SessionInfo | null>, 'refetchInterval' | 'refetchOnWindowFocus'>;

/**
 * The session, asked for when its component is mounted and the last answer is old or failed. It is an observer with timers of
 * its own; what only reads the session takes `useSession`.
 */
export function useSessionQuery(options: Options = {}): SessionState {
  const { data, isPending, error } = useQuery<SessionInfo | null>({ ...sessionQuery, ...options });
  return useMemo(() => ({ session: data ?? null, isPending, error }), [data, isPending, error]);
}
