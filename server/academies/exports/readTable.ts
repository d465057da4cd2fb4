import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/open.ts';
import { isSecretColumn } from './exportedTables.ts';
import { toCsv } from './toCsv.ts';

const pageRows = 2_000;

/** An academy's rows of a table as a CSV file in parts, in the order of its key, read page by page. */
export async function* readTable(db: Queryable, table: PgTable, groupId: string): AsyncGenerator<string> {
  const all = getTableColumns(table) as Record<string, PgColumn>;
  const names = Object.keys(all).filter(name => name !== 'groupId' && !isSecretColumn(name));
  const key = getTableConfig(table).primaryKeys[0]!.columns.filter(
    ({ name }) => name !== all['groupId']!.name,
  );
  const keyNames = Object.keys(all).filter(name => key.some(column => column.name === all[name]!.name));
  const order = sql.join(
    keyNames.map(name => all[name]!),
    sql`, `,
  );
  const columns = Object.fromEntries([...new Set([...names, ...keyNames])].map(name => [name, all[name]!]));
  yield `\ufeff${toCsv(names)}`;
  let after: SQL | undefined;
  for (;;) {
    const rows: Record<string, unknown>[] = await db
      .select(columns)
      .from(table)
      .where(and(eq(all['groupId']!, groupId), after))
      .orderBy(order)
      .limit(pageRows);
    yield rows.map(row => toCsv(names.map(name => row[name]))).join('');
    if (rows.length < pageRows) return;
    const last = rows.at(-1)!;
    const values = keyNames.map(name => sql`${sql.param(last[name], all[name])}`);
    after = sql`(${order}) > (${sql.join(values, sql`, `)})`;
  }
}
