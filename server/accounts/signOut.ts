import type { Context } from '../core/context.ts';
import { closeSessions } from '../auth/session/closeSessions.ts';

/** Ends the sessions of accounts. */
export async function signOut(
  { db, session, now, events }: Pick<Context, 'db' | 'session' | 'now' | 'events'>,
  customerIds: string[],
): Promise<void> {
  await closeSessions(db, session.groupId, customerIds, now);
  for (const id of customerIds)
    events.publish({ groupId: session.groupId, kind: 'permissions', id, at: now.getTime() });
}
