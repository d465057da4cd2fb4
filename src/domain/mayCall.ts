import { can, type Access, type Principal } from './permissions.ts';

/** What a row of the contract says that decides who may make its call. */
interface Row {
  method: string;
  access: Access;
  writes?: false;
}

/** Whether a call changes something of the academy. What is open to everyone, such as signing in, belongs to no role. */
export const writes = ({ method, access, writes: declared }: Row): boolean =>
  method !== 'GET' && declared !== false && access !== 'everyone';

/** Whether a session may make a call, for the router, the buttons and the forms alike: observers never write. */
export const mayCall = (holder: Principal | null, call: Row): boolean =>
  can(holder, call.access) && !(holder?.role === 'OBSERVER' && writes(call));
