import type { Orm, Transaction } from '../../database/open.ts';
import type { Events, LiveEvent } from './bus.ts';

/**
 * Runs writes in one transaction, and publishes their events after its commit, each once. Calls of the API need no more
 * than their own transaction, whose events the router publishes.
 */
export async function publishAfterCommit<T>(
  { orm, events }: { orm: Orm; events: Pick<Events, 'publish'> },
  run: (db: Transaction, publisher: { events: Pick<Events, 'publish'> }) => Promise<T>,
): Promise<T> {
  const published = new Map<string, LiveEvent>();
  const publish = (...happened: LiveEvent[]) => {
    for (const event of happened) published.set(`${event.groupId} ${event.kind} ${event.id}`, event);
  };
  const result = await orm.transaction(tx => run(tx, { events: { publish } }));
  if (published.size > 0) events.publish(...published.values());
  return result;
}
