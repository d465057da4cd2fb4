import { useSession } from '../../authProvider/session.ts';
import { isViewer } from '../../domain/permissions.ts';

/** Whether the user may schedule exports: observers, and who views another console, change nothing. */
export function useMaySchedule(): boolean {
  const { session } = useSession();
  return session !== null && session.role !== 'OBSERVER' && !isViewer(session);
}
