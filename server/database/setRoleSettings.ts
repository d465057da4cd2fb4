import pg from 'pg';
import { limitedSettings } from './sessionSettings.ts';

interface Stored {
  role: string;
  database: string;
  settings: string[];
}

/**
 * Stores the settings of the server's connections with its role in this database, for connections behind a pooler, which
 * passes none on. Nothing is written when they are stored already.
 */
export async function setRoleSettings(direct: Pick<pg.PoolClient, 'query'>): Promise<void> {
  const { rows } = await direct.query<Stored>(
    `SELECT current_user AS role, current_database() AS database, coalesce(
      (SELECT setconfig FROM pg_db_role_setting WHERE
        setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user) AND
        setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())), '{}') AS settings`,
  );
  const { role, database, settings } = rows[0]!;
  const stored = new Set(settings.map(line => line.toLowerCase()));
  for (const [name, value] of Object.entries(limitedSettings))
    if (!stored.has(`${name}=${value}`.toLowerCase()))
      await direct.query(
        `ALTER ROLE ${pg.escapeIdentifier(role)} IN DATABASE ${pg.escapeIdentifier(database)}
          SET ${name} = ${pg.escapeLiteral(value)}`,
      );
}
