import type pg from 'pg';

/** What a database's schema was made by; a backup fits where the same was done. */
export async function migrationsOf(db: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash }) => hash);
}
