import { can, isViewer, type Access, type Principal } from './permissions.ts';

/** What a row of the contract says that decides who may make its call. */
interface Row {
  method: string;
  access: Access;
  writes?: false;
  whileViewing?: true;
}

/** Whether a call changes something of the academy. What is open to everyone, such as signing in, belongs to no role. */
export const writes = ({ method, access, writes: declared }: Row): boolean =>
  method !== 'GET' && declared !== false && access !== 'everyone';

/** Whether a call is closed because a super administrator views an academy, with its owner’s access. */
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
 * Whether a session may make a call, for the router, the buttons and the forms alike: observers never write, and whoever
 * views an academy changes nothing there.
 */
export const mayCall = (holder: Principal | null, call: Row): boolean =>
  can(holder, call.access) &&
  !isClosedToViewer(holder, call) &&
  !(holder?.role === 'OBSERVER' && writes(call));
