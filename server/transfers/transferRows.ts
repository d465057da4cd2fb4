import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { snakeCase } from '../database/snakeCase.ts';
import type { Queryable } from '../database/open.ts';
import type { TransferRoute } from './checkTransfer.ts';
import { ofStudents, type MovedTable, type TransferScope } from './transferPolicy.ts';

/**
 * Brings the students' rows of one table into the other academy, as the policy says: copied (rows that are there already
 * stay as they are) or moved.
 */
export async function transferRows(
  db: Queryable,
  { from, to }: TransferRoute,
  { table, rows = ofStudents, changes, copied }: MovedTable,
  scope: TransferScope,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>);
  const changed: Record<string, SQL | undefined> = { ...changes?.(scope), groupId: sql`${to}::text` };
  const join = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = join(columns.map(([, column]) => sql`${sql.identifier(snakeCase(column))}`));
  const values = join(
    columns.map(([key, column]) => changed[key] ?? sql`${sql.identifier(snakeCase(column))}`),
  );
  const theirs = sql`group_id = ${from} and ${rows(scope)}`;
  await db.execute(
    copied
      ? sql`insert into ${table} (${names}) select ${values} from ${table} where ${theirs} on conflict do nothing`
      : sql`with gone as (delete from ${table} where ${theirs} returning *)
          insert into ${table} (${names}) select ${values} from gone`,
  );
}
