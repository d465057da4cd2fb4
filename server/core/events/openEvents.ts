import type { Database } from '../../database/open.ts';
import type { OnFailure } from '../failure.ts';
import { createEvents, type Events } from './bus.ts';
import { createPostgresEvents } from './postgresEvents.ts';

/**
 * The events of a database: over all processes where several can use it, else within this one. `url` is a way to it past
 * any connection pooler: those who listen need a session of their own.
 */
export async function openEvents(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  { url, onFailure }: { url: string | undefined; onFailure: OnFailure },
): Promise<Events & { close: () => Promise<void> }> {
  if (kind === 'postgres' && url !== undefined) return createPostgresEvents({ url, pool, onFailure });
  return { ...createEvents(), close: async () => undefined };
}
