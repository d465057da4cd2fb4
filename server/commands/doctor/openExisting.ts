import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { databaseOf } from '../../config/databaseOf.ts';
import { openDatabase, type Database } from '../../database/open.ts';
import { OperatorError } from '../../config/OperatorError.ts';

/**
 * Opens the database that the settings name without changing its schema; null when the embedded one has yet to be made.
 *
 * @throws OperatorError when it cannot be opened.
 */
export async function openExisting(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
): Promise<Database | null> {
  const { databaseUrl, dataDir } = config;
  const folder = path.join(dataDir, 'database');
  const file = path.join(folder, 'PG_VERSION');
  if (databaseUrl === undefined) {
    if (!existsSync(file) || existsSync(`${folder}.unfinished`)) return null;
    const user = process.getuid?.();
    // Opening an embedded database writes files, which would be this user's and not the server's.
    if (user !== undefined && statSync(file).uid !== user)
      throw new OperatorError(
        `The database in ${dataDir} belongs to another user. Run this command as the user the server runs as.`,
      );
  }
  return openDatabase({ ...databaseOf(config), unmigrated: true });
}
