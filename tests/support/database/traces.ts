import { sql } from 'drizzle-orm';
import type { Orm } from '../../../server/database/open.ts';

interface Table {
  schema: string;
  name: string;
  [column: string]: unknown;
}

/** Every table of the database in which a row holds one of the texts, as `table: text`; the columns of all types are read as text. */
export async function traces(orm: Orm, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await orm.execute<Table>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of tables)
    for (const text of texts) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = await orm.execute(
        sql`select 1 from ${table} as t where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`,
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  return found.toSorted();
}
