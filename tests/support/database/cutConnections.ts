import pg from 'pg';
import type { Database } from '../../../server/database/open.ts';

/** The address of a PostgreSQL that was opened by one. */
export const urlOf = ({ pool }: Database) => (pool.options as { connectionString: string }).connectionString;

/** The name of a connection that goes on. */
export const spared = 'spared';

/**
 * Ends every connection to a database, as a restart or an administrator does, and returns how many there were. Those of the
 * name {@link spared} stay.
 */
export async function cutConnections(database: Database): Promise<number> {
  const admin = new pg.Client({ connectionString: urlOf(database) });
  await admin.connect();
  const { rowCount } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> $1`,
    [spared],
  );
  await admin.end();
  return rowCount ?? 0;
}
