import { can, type Holder } from '../domain/permissions.ts';
import type { Call } from './call.ts';

type Row = Pick<Call, 'method' | 'access' | 'writes'>;

/** Whether a call changes something of the academy. What is open to everyone, such as signing in, belongs to no role. */
export const writes = ({ method, access, writes: declared }: Row): boolean =>
  method !== 'GET' && declared !== false && access !== 'everyone';

/** Whether somebody may make a call, for the router, the buttons and the forms alike: observers never write. */
export const mayCall = (holder: Holder | null, call: Row): boolean =>
  can(holder, call.access) && !(holder?.role === 'OBSERVER' && writes(call));
