import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Orm } from './open.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Where the migrations are: beside the bundled server, or in the sources. */
export const migrationsFolder = path.join(here, 'migrations');

/** Any number that all processes of this program agree on. */
const migrationLock = 5_401_862;

/** Runs the migrations that the database has not seen; processes that start together take turns. */
export async function migrate(pool: pg.Pool, orm: Orm): Promise<void> {
  if ((pool.options.max ?? 10) === 1) return run(orm, { migrationsFolder });
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await run(orm, { migrationsFolder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}
