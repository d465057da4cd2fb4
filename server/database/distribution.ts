import type { PoolClient } from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrationsFolder.ts';

interface Distribution {
  type: 'reference' | 'distributed';
  /** The statement that distributes the table. */
  statement: string;
}

/**
 * How Citus stores a table: the look-up that begins without an academy is on every node, everything else where its academy is.
 * All other tables are placed with the academies.
 */
export const distributionOf = (table: string): Distribution =>
  table === 'logins'
    ? { type: 'reference', statement: `SELECT create_reference_table('${table}')` }
    : {
        type: 'distributed',
        statement: `SELECT create_distributed_table('${table}', 'group_id', colocate_with => '${table === 'groups' ? 'none' : 'groups'}')`,
      };

/** Whether the academies of a database are distributed. Without Citus there is no such catalogue. */
export async function isDistributed(client: PoolClient): Promise<boolean> {
  const { rows: catalogues } = await client.query(
    `SELECT 1 WHERE to_regclass('pg_dist_partition') IS NOT NULL`,
  );
  if (catalogues.length === 0) return false;
  const { rows } = await client.query(
    `SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('groups') AND partmethod = 'h'`,
  );
  return rows.length > 0;
}

/**
 * Runs the migrations that a distributed database has not seen, as drizzle's migrator does, and distributes each new table
 * before anything else is done with it: Citus takes no reference from a table of the coordinator to a distributed one.
 */
export async function migrateDistributed(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ last: number }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  const missing = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > rows[0]!.last,
  );
  await client.query('BEGIN');
  // A change of the schema and one of all shards' rows in the same transaction go over one connection for each node.
  await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) {
      await client.query(statement);
      const table = /^\s*CREATE TABLE "(\w+)"/.exec(statement)?.[1];
      if (table !== undefined) await client.query(distributionOf(table).statement);
    }
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await client.query('COMMIT');
}
