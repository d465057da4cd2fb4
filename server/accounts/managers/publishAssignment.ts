import type { Context } from '../../core/context.ts';

/** Publishes to these managers that their students changed, and with them what an observer may see. */
export function publishAssignment(
  { events, session, now }: Pick<Context, 'events' | 'session' | 'now'>,
  managerIds: Iterable<string | null>,
): void {
  for (const id of new Set(managerIds))
    if (id !== null) events.publish({ groupId: session.groupId, kind: 'permissions', id, at: now.getTime() });
}
