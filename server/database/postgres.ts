import pg from 'pg';
import { serverLimits } from '../config/serverLimits.ts';
import { openPool } from './openPool.ts';
import { sessionSettings } from './sessionSettings.ts';
import { UnnamedClient } from './UnnamedClient.ts';

const { connections, connectionMs, readyMs } = serverLimits.database;

interface PostgresOptions {
  unlimited?: boolean | undefined;
  /** Behind a connection pooler, which passes no settings on: the role has them (`setRoleSettings`). */
  pooled?: boolean | undefined;
}

/** Connects to a PostgreSQL: a pool for all work, and one connection more to ask whether the database answers. */
export function openPostgres(url: string, { unlimited = false, pooled = false }: PostgresOptions = {}) {
  const pool: pg.Pool = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionMs,
    ...(pooled ? { Client: UnnamedClient } : { options: sessionSettings(!unlimited) }),
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
