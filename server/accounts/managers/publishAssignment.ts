import type { Context } from '../../core/context.ts';

/** Tells the consoles of these managers that their students have changed: what an observer may see changes with them. */
export function publishAssignment(
  { events, session, now }: Pick<Context, 'events' | 'session' | 'now'>,
  managerIds: Iterable<string | null>,
): void {
  for (const id of new Set(managerIds))
    if (id !== null) events.publish({ groupId: session.groupId, kind: 'permissions', id, at: now.getTime() });
}
