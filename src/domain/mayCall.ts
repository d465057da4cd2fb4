import type { ApiScope } from './apiScopes.ts';
import { can, isViewer, type Access, type Principal } from './permissions.ts';

/** What a row of the contract says that decides who may make its call. */
interface Row {
  method: string;
  access: Access;
  writes?: false;
  whileViewing?: true;
  scope?: ApiScope;
}

/** The principal of a call with an API key. */
export interface KeyPrincipal {
  scopes: readonly ApiScope[];
}

/** Whether a call changes something of the academy. What is open to everyone, such as signing in, belongs to no role. */
export const writes = ({ method, access, writes: declared }: Row): boolean =>
  method !== 'GET' && declared !== false && access !== 'everyone';

/** Whether a call is closed because the console is viewed with the access of someone else, an owner or a manager. */
export const isClosedToViewer = (
  principal: Principal | null,
  { method, access, whileViewing }: Row,
): boolean =>
  principal !== null &&
  isViewer(principal) &&
  method !== 'GET' &&
  !whileViewing &&
  access !== 'superAdmin' &&
  access !== 'everyone';

/**
 * Whether a session or an API key may make a call, for the router, the buttons and the forms alike: observers never
 * write, who views an academy or the console of a manager changes nothing, and a key makes the calls of its scopes only, not even those
 * that are open to everyone.
 */
export const mayCall = (holder: Principal | KeyPrincipal | null, call: Row): boolean =>
  holder !== null && 'scopes' in holder
    ? call.scope !== undefined && holder.scopes.includes(call.scope)
    : can(holder, call.access) &&
      !isClosedToViewer(holder, call) &&
      !(holder?.role === 'OBSERVER' && writes(call));
