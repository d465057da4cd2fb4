import { createHash } from 'node:crypto';
import type pg from 'pg';

/** A table's rows as they are compared: how many, and a hash of each column's values in the order of the key. */
export interface TableHashes {
  count: number;
  columns: Record<string, string>;
}

const tablesQuery = `
  SELECT c.relname AS name,
    array(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    array(SELECT a.attname::text FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY AS k(num, place)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.num
      WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.place) AS key
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;

/** The hashes of every table in `public`, whatever the schema of this version says. */
export async function columnHashes(db: Pick<pg.Pool, 'query'>): Promise<Record<string, TableHashes>> {
  const { rows: tables } = await db.query<{ name: string; columns: string[]; key: string[] }>(tablesQuery);
  const hashes: Record<string, TableHashes> = {};
  for (const { name, columns, key } of tables) {
    const texts = columns.map(column => `"${column}"::text AS "${column}"`).join(', ');
    const order = key.map(column => `rows."${column}"::text COLLATE "C"`).join(', ');
    const { rows } = await db.query<Record<string, string | null>>(
      `SELECT ${texts} FROM "${name}" AS rows ORDER BY ${order}`,
    );
    const hashOf = (column: string) =>
      createHash('sha256')
        .update(JSON.stringify(rows.map(row => row[column])))
        .digest('hex')
        .slice(0, 16);
    hashes[name] = {
      count: rows.length,
      columns: Object.fromEntries(columns.map(column => [column, hashOf(column)])),
    };
  }
  return hashes;
}
