import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../config/OperatorError.ts';
import { migrationsFolder } from './migrationsFolder.ts';

/** A database whose schema was made by migrations that this version does not have. */
export class UnknownSchemaError extends OperatorError {
  constructor(isNewer: boolean) {
    super(
      isNewer
        ? 'The database was last used by a newer version of this server: start that version, or restore a backup from before the upgrade.'
        : 'The database was made by a development version from before 0.1.0, which cannot be upgraded: restore a backup into an empty database, or start with an empty one.',
    );
  }
}

/**
 * Checks that every migration of a database is known here. A new database has none yet.
 *
 * @throws UnknownSchemaError when one is not.
 */
export async function assertKnownSchema(db: Pick<pg.Pool | pg.ClientBase, 'query'>): Promise<void> {
  const { rows: tables } = await db.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name`,
  );
  if (tables[0]?.name == null) return;
  const known = readMigrationFiles({ migrationsFolder });
  const hashes = new Set(known.map(({ hash }) => hash));
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const { rows } = await db.query<{ hash: string; at: number }>(
    'SELECT hash, created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  const unknown = rows.filter(({ hash }) => !hashes.has(hash));
  if (unknown.length > 0) throw new UnknownSchemaError(unknown.some(({ at }) => at > newest));
}
