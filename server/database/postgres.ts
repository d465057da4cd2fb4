import pg from 'pg';
import { serverLimits } from '../config/serverLimits.ts';

const { connections, connectionMs, lockMs, statementMs, idleInTransactionMs, readyMs } =
  serverLimits.database;

/** PostgreSQL's settings for a connection. 0 means no limit. */
const settings = (limited: boolean) =>
  Object.entries({
    timezone: 'UTC',
    lock_timeout: limited ? lockMs : 0,
    statement_timeout: limited ? statementMs : 0,
    idle_in_transaction_session_timeout: limited ? idleInTransactionMs : 0,
    // Compiling a statement takes longer than any statement of this server saves by it.
    jit: 'off',
    // Sums over some thousands of students are sorted and grouped in memory.
    work_mem: '16MB',
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * A connection that is lost fails the query that is under way on it. It is an event as well, which would end the process
 * without a listener: the pool listens only while a client is idle.
 */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

/** Connects to a PostgreSQL: a pool for all work, and one connection more to ask whether the database answers. */
export function openPostgres(url: string, { unlimited = false }: { unlimited?: boolean | undefined } = {}) {
  const pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionMs,
    options: settings(!unlimited),
  });
  const probe = openPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: readyMs,
    query_timeout: readyMs,
  });
  return {
    pool,
    isReady: () =>
      probe.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}
