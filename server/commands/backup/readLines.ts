import type { Database } from '../../database/open.ts';
import { migrationsOf } from './migrationsOf.ts';
import { backupTables } from './tables.ts';

const rowsAtOnce = 500;
const largeRowsAtOnce = 4;

/**
 * Everything in a database but finished exports as of one moment, as lines: a head `["backup", …]`, for each table `["table", name]` and its
 * rows as JSON objects in the order of its key, and `["end", counts]`. Rows are PostgreSQL's own JSON and pass through as
 * text, so that no number or instant is rounded.
 */
export async function* readLines({ pool }: Pick<Database, 'pool'>, now: Date): AsyncGenerator<string> {
  const client = await pool.connect();
  const counts: Record<string, number> = {};
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield JSON.stringify(['backup', { format: 1, at: now, migrations: await migrationsOf(client) }]);
    for (const { name, key, isLarge, leftOut } of backupTables) {
      yield JSON.stringify(['table', name]);
      counts[name] = 0;
      const fetch = `FETCH ${isLarge ? largeRowsAtOnce : rowsAtOnce} FROM backup`;
      const order = key.map(column => `"${column}"`).join(', ');
      await client.query(
        `DECLARE backup NO SCROLL CURSOR FOR SELECT to_json(t)::text AS line FROM "${name}" t WHERE NOT (${leftOut}) ORDER BY ${order}`,
      );
      for (;;) {
        const { rows } = await client.query<{ line: string }>(fetch);
        if (rows.length === 0) break;
        counts[name] += rows.length;
        for (const { line } of rows) yield line;
      }
      await client.query('CLOSE backup');
    }
    yield JSON.stringify(['end', counts]);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
