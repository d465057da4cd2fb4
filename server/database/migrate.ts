import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrationsFolder.ts';
import type { Orm } from './open.ts';
import { refuseUnknownSchema } from './refuseUnknownSchema.ts';

/** Any number that all processes of this program agree on. */
const migrationLock = 5_401_862;

/**
 * Runs the migrations that the database has not seen; processes that start together take turns.
 *
 * @throws UnknownSchemaError on a database that another version has made.
 */
export async function migrate(pool: pg.Pool, orm: Orm): Promise<void> {
  if ((pool.options.max ?? 10) === 1) {
    await refuseUnknownSchema(pool);
    return run(orm, { migrationsFolder });
  }
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await refuseUnknownSchema(client);
    await run(orm, { migrationsFolder });
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}
