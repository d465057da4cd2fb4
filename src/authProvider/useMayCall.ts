import type { Call } from '../contract/call.ts';
import { mayCall } from '../domain/mayCall.ts';
import { useSession } from './session.ts';

/** Whether the visitor may make a call: what they may not make is offered nowhere. */
export function useMayCall(call: Call): boolean {
  const { session } = useSession();
  return mayCall(session, call);
}
