import pg from 'pg';

/**
 * A connection that is lost fails the query that is under way on it. It is an event as well, which would end the process
 * without a listener: the pool listens only while a client is idle.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}
