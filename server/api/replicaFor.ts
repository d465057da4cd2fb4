import { cookieHeader } from '../auth/session/cookie.ts';
import { serverLimits } from '../config/serverLimits.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Orm } from '../database/open.ts';
import { replicaCalls } from './replicaCalls.ts';
import type { Received } from './received.ts';

const cookie = 'changes';
const value = new RegExp(String.raw`(?:^|;\s*)${cookie}=([0-9A-Fa-f/]+)`);

/**
 * The read replica's queries for a figure, a history or an export, if what the caller has changed or been notified of is
 * there; else null.
 */
export async function replicaFor(
  { services: { database }, name, request }: Received,
  visitor: CurrentUser | null,
  { isExport = false } = {},
): Promise<Orm | null> {
  if (database.replica === undefined || visitor === null) return null;
  if (!isExport && !replicaCalls.has(name)) return null;
  const position = value.exec(request.headers.get('Cookie') ?? '')?.[1];
  return database.replica.read({ groupId: visitor.groupId, position });
}

/** Notes in a cookie how far the database was after a change, so that whichever process reads next includes the change. */
export async function rememberWritePosition(
  { services: { config, database }, request }: Received,
  headers: Headers,
): Promise<void> {
  if (database.replica === undefined) return;
  const position = await database.replica.position();
  const { noteSeconds } = serverLimits.replica;
  headers.append('Set-Cookie', cookieHeader(config, request, cookie, position, noteSeconds));
}
