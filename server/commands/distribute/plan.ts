import type pg from 'pg';
import { OperatorError } from '../../config/OperatorError.ts';
import { distributionOf } from '../../database/distribution.ts';
import { backupTables } from '../backup/tables.ts';

export interface Step {
  table: string;
  /** The statement that distributes the table; null if it is distributed as it should be. */
  statement: string | null;
}

const wanted = backupTables.map(({ name }) => ({ name, ...distributionOf(name) }));

/**
 * What distributes the tables of a database over its workers, in order.
 *
 * @throws OperatorError if the database has no Citus, or a table is distributed in another way
 */
export async function planDistribution(pool: Pick<pg.Pool, 'query'>): Promise<Step[]> {
  const { rows: extensions } = await pool.query(`SELECT 1 FROM pg_extension WHERE extname = 'citus'`);
  if (extensions.length === 0)
    throw new OperatorError(
      'The database has no Citus. On the coordinator and on each worker, run CREATE EXTENSION citus in it, and add the workers with citus_add_node.',
    );
  const { rows: workers } = await pool.query(`SELECT 1 FROM pg_dist_node WHERE isactive AND groupid > 0`);
  if (workers.length === 0)
    throw new OperatorError('Citus has no workers in this database. Add them with citus_add_node.');
  const { rows: tables } = await pool.query<{ name: string; type: string; column: string }>(
    `SELECT table_name::text AS name, citus_table_type AS type, distribution_column AS column FROM citus_tables`,
  );
  // All other tables are placed with the academies.
  return wanted
    .toSorted((a, b) => Number(b.name === 'groups') - Number(a.name === 'groups'))
    .map(({ name, type, statement }) => {
      const found = tables.find(each => each.name === name);
      if (found === undefined || found.type === 'local') return { table: name, statement };
      if (found.type !== type || (type === 'distributed' && found.column !== 'group_id'))
        throw new OperatorError(
          `The table ${name} is distributed in another way (${found.type}, ${found.column}). Undistribute it first.`,
        );
      return { table: name, statement: null };
    });
}
