import type { Database } from './open.ts';

/** What PostgreSQL does by itself and its embedded edition does not: it writes its log away and refreshes statistics. */
export async function runMaintenance({ kind, pool }: Database): Promise<void> {
  if (kind !== 'pglite') return;
  await pool.query('CHECKPOINT');
  await pool.query('VACUUM (ANALYZE)');
}
