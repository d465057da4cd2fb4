import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrationsFolder.ts';
import type { Orm } from './open.ts';
import { isDistributed, migrateDistributed } from './distribution.ts';
import { assertKnownSchema } from './assertKnownSchema.ts';

/** Id of the advisory lock. */
const migrationLock = 5_401_862;

/**
 * Runs the migrations that the database has not seen, and `before` them whatever else one process has to do at a time;
 * processes that start together take turns. The pool's connections must be sessions of their own.
 *
 * @throws UnknownSchemaError on a database that another version has made.
 */
export async function migrate(
  pool: pg.Pool,
  toOrm: (client: pg.Pool | pg.PoolClient) => Orm,
  before?: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  if ((pool.options.max ?? 10) === 1) {
    await assertKnownSchema(pool);
    return run(toOrm(pool), { migrationsFolder });
  }
  const client = await pool.connect();
  try {
    // Neither rewriting a large table nor waiting for the process that does so is a statement that has gone wrong.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await assertKnownSchema(client);
    await before?.(client);
    if (await isDistributed(client)) await migrateDistributed(client);
    else await run(toOrm(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    // The connection ends with its settings, and with the lock if something failed.
    client.release(true);
  }
}
