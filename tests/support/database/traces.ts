import { sql } from 'drizzle-orm';
import type { Orm } from '../../../server/database/open.ts';

interface Table {
  schema: string;
  name: string;
  [column: string]: unknown;
}

/** As a pattern of SQL: within anything, by its letters alone. */
const within = (text: string) => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`;

/**
 * Every table of the database in which a row holds one of the texts, as `table: text`; the columns of all types are read as text.
 * Each table is read once, and without the server's limit of time: other tests fill the same database, with pictures too.
 */
export const traces = (orm: Orm, texts: readonly string[]): Promise<string[]> =>
  orm.transaction(async session => {
    await session.execute(sql`set local statement_timeout = 0`);
    const { rows: tables } = await session.execute<Table>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const wanted = texts.map(text => text.toLowerCase());
    const patterns = sql.join(
      wanted.map(text => sql`${within(text)}`),
      sql`, `,
    );
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = await session.execute<{ held: string }>(
        sql`select lower(t::text) as held from ${table} as t where lower(t::text) like any (array[${patterns}])`,
      );
      const held = texts.filter((_, index) => rows.some(row => row.held.includes(wanted[index]!)));
      found.push(...held.map(text => `${name}: ${text}`));
    }
    return found.toSorted();
  });
