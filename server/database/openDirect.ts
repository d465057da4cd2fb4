import type pg from 'pg';
import { explainConnection } from './explainConnection.ts';
import { openPostgres } from './postgres.ts';

/**
 * Connects past the connection pooler for as long as `work` takes.
 *
 * @throws OperatorError when it cannot connect
 */
export async function openDirect<T>(directUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { pool, close } = openPostgres(directUrl);
  try {
    return await work(pool);
  } catch (error) {
    throw explainConnection(error, directUrl, 'DATABASE_DIRECT_URL');
  } finally {
    await close();
  }
}
