import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { snakeCase } from '../database/snakeCase.ts';
import type { Queryable } from '../database/open.ts';
import type { TransferRoute } from './checkTransfer.ts';

type Overrides<T extends PgTable> = { [K in keyof T['$inferSelect']]?: SQL };

interface Carried<T extends PgTable> {
  table: T;
  /** Which of the academy's rows. */
  where: SQL;
  /** Values that change on the way. */
  overrides?: Overrides<T>;
}

/** The columns of a table as they are named in the database, and what a row has in them after it was carried. */
function columnsOf<T extends PgTable>({ table, overrides = {} }: Carried<T>, to: string) {
  const entries = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>);
  const values: Record<string, SQL | undefined> = { ...overrides, groupId: sql`${to}::text` };
  return {
    names: sql.join(
      entries.map(([, column]) => sql.identifier(snakeCase(column))),
      sql`, `,
    ),
    values: sql.join(
      entries.map(([key, column]) => values[key] ?? sql.identifier(snakeCase(column))),
      sql`, `,
    ),
  };
}

/** Puts copies of an academy's rows into another; rows that are there already stay. */
export async function copyRows<T extends PgTable>(
  db: Queryable,
  { from, to }: TransferRoute,
  carried: Carried<T>,
) {
  const { names, values } = columnsOf(carried, to);
  await db.execute(sql`insert into ${carried.table} (${names})
    select ${values} from ${carried.table} where group_id = ${from} and ${carried.where} on conflict do nothing`);
}

/** Copies rows from one academy to another under lock. */
export async function moveRows<T extends PgTable>(
  db: Queryable,
  { from, to }: TransferRoute,
  carried: Carried<T>,
) {
  const { names, values } = columnsOf(carried, to);
  await db.execute(sql`with gone as (
      delete from ${carried.table} where group_id = ${from} and ${carried.where} returning *
    ) insert into ${carried.table} (${names}) select ${values} from gone`);
}
