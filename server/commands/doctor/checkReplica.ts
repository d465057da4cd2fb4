import type { Config } from '../../config/config.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import { explainConnection } from '../../database/explainConnection.ts';
import { isSameDatabase } from '../../database/isSameDatabase.ts';
import type { Database } from '../../database/open.ts';
import { openPool } from '../../database/openPool.ts';
import type { Finding } from './Finding.ts';

interface Standby {
  standby: boolean;
  behind: boolean | null;
}

/** Whether DATABASE_READ_URL is a streaming standby of the database that follows it closely. */
export async function checkReplica(
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  { pool }: Pick<Database, 'pool'>,
): Promise<Finding> {
  const name = 'Replica';
  if (databaseReadUrl === undefined) return { name, state: 'ok', text: 'DATABASE_READ_URL is not set.' };
  const found = (state: Finding['state'], text: string) => ({ name, state, text });
  const { connectionMs, mostStaleMs } = serverLimits.replica;
  const replica = openPool({
    connectionString: databaseReadUrl,
    max: 1,
    connectionTimeoutMillis: connectionMs,
  });
  try {
    if (!(await isSameDatabase(pool, replica)))
      return found('failed', 'DATABASE_READ_URL leads to another database than DATABASE_URL.');
    const { rows: position } = await pool.query<{ now: string }>(
      'SELECT pg_current_wal_insert_lsn()::text AS now',
    );
    await new Promise(resolve => setTimeout(resolve, connectionMs));
    const { rows } = await replica.query<Standby>(
      'SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn() < $1::pg_lsn AS behind',
      [position[0]!.now],
    );
    if (rows[0]?.standby !== true)
      return found('failed', 'DATABASE_READ_URL is not a streaming standby of DATABASE_URL.');
    if (rows[0].behind !== false)
      return found(
        'warning',
        `The replica is more than ${connectionMs / 1_000} second behind. The server reads from the primary while it is more than ${mostStaleMs / 1_000} behind.`,
      );
    return found('ok', 'DATABASE_READ_URL is a streaming standby and follows closely.');
  } catch (error) {
    throw explainConnection(error, databaseReadUrl, 'DATABASE_READ_URL');
  } finally {
    await replica.end();
  }
}
