import { useSession } from '../authProvider/session.ts';
import type { Call } from '../contract/call.ts';
import { isClosedToViewer, mayCall } from '../domain/mayCall.ts';
import { refusalToChange, type Target } from '../domain/authority.ts';

/** Why the visitor may not change a record by a call, as the code of a problem, or null when they may. */
export function useRefusal(call: Call, record: object = {}) {
  const { session } = useSession();
  if (isClosedToViewer(session, call)) return 'READ_ONLY';
  if (session === null || !mayCall(session, call)) return 'FORBIDDEN';
  return refusalToChange(session, record as Target);
}
