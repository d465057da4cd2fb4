import pg from 'pg';
import type { Database } from '../../../server/database/open.ts';

/** The address of a PostgreSQL that was opened by one. */
export const urlOf = ({ pool }: Database) => (pool.options as { connectionString: string }).connectionString;

/** Ends every connection to a database, as a restart or an administrator does, and returns how many there were. */
export async function cutConnections(database: Database): Promise<number> {
  const admin = new pg.Client({ connectionString: urlOf(database) });
  await admin.connect();
  const { rowCount } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await admin.end();
  return rowCount ?? 0;
}
