import type pg from 'pg';
import type { Step } from './plan.ts';

/**
 * Distributes tables, each with the data that it has: the rows are copied to the workers, and then removed here. A step
 * that was interrupted is repeated by the next run.
 */
export async function distribute(
  pool: Pick<pg.Pool, 'query'>,
  steps: readonly Step[],
  done: (table: string) => void = () => undefined,
): Promise<void> {
  for (const { table, statement } of steps) {
    if (statement === null) continue;
    await pool.query(statement);
    done(table);
  }
  // Children first: a table is emptied together with those that refer to it.
  for (const { table } of steps.toReversed()) {
    const { rows } = await pool.query<{ empty: boolean }>(
      'SELECT pg_relation_size($1::regclass) = 0 AS empty',
      [table],
    );
    if (rows[0]?.empty !== true)
      await pool.query('SELECT truncate_local_data_after_distributing_table($1)', [table]);
  }
}
