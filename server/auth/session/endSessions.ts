import { and, eq, type SQL } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import { sessions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { cookieName } from './cookie.ts';
import { groupOfToken, hashToken } from '../../core/token.ts';

type Ending = Pick<Context, 'db' | 'events' | 'now'>;

/** Ends sessions of an academy's people, and their live streams with them. Returns how many. */
export async function endSessions(
  { db, events, now }: Ending,
  groupId: string,
  ...which: (SQL | undefined)[]
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.groupId, groupId), ...which))
    .returning({ customerId: sessions.customerId });
  for (const id of new Set(ended.map(({ customerId }) => customerId)))
    events.publish({ groupId, kind: 'permissions', id, at: now.getTime() });
  return ended.length;
}

/** Ends the browser's former session when a person signs in there again. */
export async function endSessionOfBrowser(
  context: Ending & Pick<Context, 'request' | 'config'>,
): Promise<void> {
  const name = cookieName(context.config);
  const token = parse(context.request.headers.get('Cookie') ?? '', name)[name] ?? '';
  const groupId = groupOfToken(token);
  if (groupId !== null) await endSessions(context, groupId, eq(sessions.tokenHash, hashToken(token)));
}
