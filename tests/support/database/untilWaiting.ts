import { inject } from 'vitest';
import type { Database } from '../../../server/database/open.ts';

/** Waits until so many queries wait for a lock, which on Citus is at a worker. */
export async function untilWaiting({ pool }: Database, count = 1): Promise<void> {
  const provided = inject('database');
  const view = provided.kind === 'postgres' && provided.nodes ? 'citus_stat_activity' : 'pg_stat_activity';
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*) AS n FROM ${view} WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows[0]!.n >= count) return;
  }
}
