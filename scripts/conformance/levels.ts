import type { Call } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/index.ts';

/** In the order in which a backend is built. */
export const levels = ['sign-in', 'lists', 'writes', 'live', 'room-service'] as const;
export type Level = (typeof levels)[number];

const signInPaths = ['/auth/', '/customers/owners', '/me', '/sessions', '/server-time'];
/** What connects an academy with other systems: the service that runs its rooms, its keys, and the requests to it. */
const roomServicePaths = ['/room-service/', '/billing/', '/webhooks', '/api-keys', '/admin/api-keys'];
const isBelow = (path: string, beginnings: readonly string[]) =>
  beginnings.some(beginning => path.startsWith(beginning));

/** The level that a call belongs to, by its row. */
export function levelOf({ path, method, binary, conditional }: Call): Level {
  if (isBelow(path, roomServicePaths)) return 'room-service';
  if (binary === 'events' || conditional) return 'live';
  if (isBelow(path, signInPaths)) return 'sign-in';
  return method === 'GET' ? 'lists' : 'writes';
}

/** Whether a run checks a call: all are, unless names or levels were given. */
export const isWanted = (
  { only, levels: wanted }: { only?: readonly string[]; levels?: readonly Level[] },
  name: CallName,
  call: Call,
): boolean =>
  (only === undefined || only.some(each => name === each || name.startsWith(`${each}.`))) &&
  (wanted === undefined || wanted.includes(levelOf(call)));
