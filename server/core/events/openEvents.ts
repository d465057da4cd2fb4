import type { Database } from '../../database/open.ts';
import type { OnFailure } from '../failure.ts';
import { createEvents, type Events } from './bus.ts';
import { createPostgresEvents } from './postgresEvents.ts';

/** The events of a database: over all processes where several can use it, else within this one. */
export async function openEvents(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  { databaseUrl, onFailure }: { databaseUrl: string | undefined; onFailure: OnFailure },
): Promise<Events & { close: () => Promise<void> }> {
  if (kind === 'postgres' && databaseUrl !== undefined)
    return createPostgresEvents({ url: databaseUrl, pool, onFailure });
  return { ...createEvents(), close: async () => undefined };
}
