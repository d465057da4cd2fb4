import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../../database/migrationsFolder.ts';
import type { Database } from '../../database/open.ts';
import { assertKnownSchema, UnknownSchemaError } from '../../database/assertKnownSchema.ts';
import type { Finding } from './Finding.ts';

/** Whether the schema is this version's, an earlier one's or a newer one's. */
export async function checkSchema({ pool }: Pick<Database, 'pool'>): Promise<Finding> {
  const name = 'Schema';
  try {
    await assertKnownSchema(pool);
  } catch (error) {
    if (!(error instanceof UnknownSchemaError)) throw error;
    return { name, state: 'failed', text: error.message };
  }
  const { rows: tables } = await pool.query<{ known: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS known`,
  );
  const isEmpty = {
    name,
    state: 'ok',
    text: 'Empty. The server creates its tables when it starts.',
  } as const;
  if (tables[0]?.known !== true) return isEmpty;
  const { rows } = await pool.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations');
  if (rows.length === 0) return isEmpty;
  const run = new Set(rows.map(({ hash }) => hash));
  const pending = readMigrationFiles({ migrationsFolder }).filter(({ hash }) => !run.has(hash)).length;
  if (pending === 0) return { name, state: 'ok', text: 'Up to date.' };
  return {
    name,
    state: 'warning',
    text: `Pending migrations: ${pending}. The server runs them when it starts. Make a backup first.`,
  };
}
