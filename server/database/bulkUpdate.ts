import { getTableName, sql, type Table } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queryable } from './open.ts';

/**
 * Updates many rows of one table in one statement. All rows have the keys of the first: those of `by` say which row it is,
 * the others what it becomes. No binary columns.
 */
export async function bulkUpdate<T extends Table>(
  db: Queryable,
  table: T,
  by: readonly (keyof T['$inferInsert'] & string)[],
  rows: readonly Partial<T['$inferInsert']>[],
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  const column = (key: string) => sql.identifier(toSnakeCase(key));
  const set = Object.keys(rows[0]!)
    .filter(key => !by.includes(key))
    .map(key => sql`${column(key)} = new.${column(key)}`);
  const isRow = by.map(key => sql`${name}.${column(key)} = new.${column(key)}`);
  const json = JSON.stringify(
    rows.map(row => Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value]))),
  );
  await db.execute(
    sql`update ${name} set ${sql.join(set, sql`, `)} from json_populate_recordset(null::${name}, ${json}) new
      where ${sql.join(isRow, sql` and `)}`,
  );
}
