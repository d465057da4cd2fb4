import { useSession } from '../../authProvider/session.ts';
import { mayCall } from '../../domain/mayCall.ts';
import { bindingOf } from '../../dataProvider/bindings.ts';
import type { Action } from './action.ts';

/** The actions whose calls the user is allowed to make. */
export function useOpenActions<T>(resource: string, actions: readonly Action<T>[] = []): Action<T>[] {
  const { session } = useSession();
  const verbs = bindingOf(resource)?.actions ?? {};
  return actions.filter(action => {
    const call = action.opens?.call ?? verbs[action.verb ?? action.name];
    return call !== undefined && mayCall(session, call);
  });
}
