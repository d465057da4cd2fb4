import { sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { limits } from '../../../src/domain/limits.ts';
import type { Orm } from '../../database/open.ts';

/** Deletes the rows that match, a bounded number in each statement so that no lock lasts long. */
export async function deleteInBatches(orm: Orm, table: PgTable, where: SQL): Promise<void> {
  const { columns } = getTableConfig(table).primaryKeys[0]!;
  const key = sql.join(columns, sql`, `);
  const batch = sql`select ${key} from ${table} where ${where} limit ${limits.purge.rows}`;
  for (;;) {
    const { rows } = await orm.execute(sql`delete from ${table} where (${key}) in (${batch}) returning 1`);
    if (rows.length < limits.purge.rows) return;
  }
}
