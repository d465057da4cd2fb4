import type { Transaction, Database } from '../../database/open.ts';
import { sql } from 'drizzle-orm';
import { BackupError } from './BackupError.ts';
import { migrationsOf } from './migrationsOf.ts';
import { backupTables } from './tables.ts';

const charactersAtOnce = 1_000_000;

/**
 * Puts a backup's lines into an empty database, all of them or none. Returns how many rows each table got.
 *
 * @throws BackupError on a database that holds anything, on a backup of another version, and on one that is cut short.
 */
export async function writeLines(
  { orm, pool }: Database,
  lines: AsyncIterable<string>,
): Promise<Record<string, number>> {
  const migrations = await migrationsOf(pool);
  return orm.transaction(async tx => {
    await refuseFull(tx);
    const counts: Record<string, number> = {};
    let table: string | null = null;
    let isEnded = false;
    let waiting: string[] = [];
    let characters = 0;
    const flush = async () => {
      if (waiting.length > 0) await insert(tx, table!, waiting);
      [waiting, characters] = [[], 0];
    };
    let isFirst = true;
    for await (const line of lines) {
      if (isFirst && !line.startsWith('["backup",')) throw new BackupError('This file is not a backup.');
      isFirst = false;
      if (line.startsWith('{')) {
        if (table === null) throw new BackupError('This file is not a backup.');
        waiting.push(line);
        characters += line.length;
        counts[table]!++;
        if (characters > charactersAtOnce) await flush();
        continue;
      }
      await flush();
      const [kind, value] = read(line);
      if (kind === 'backup') refuseOtherVersion(value as Head, migrations);
      else if (kind === 'table') counts[(table = knownTable(String(value)))] = 0;
      else if (kind === 'end') isEnded = JSON.stringify(value) === JSON.stringify(counts);
    }
    if (!isEnded)
      throw new BackupError('The backup is incomplete: its end is missing. Nothing was restored.');
    return counts;
  });
}

interface Head {
  format: number;
  migrations: string[];
}

function read(line: string): [kind: string, value: unknown] {
  try {
    return JSON.parse(line) as [string, unknown];
  } catch {
    throw new BackupError('The backup is damaged. Nothing was restored.');
  }
}

function refuseOtherVersion({ format, migrations }: Head, ours: string[]): void {
  if (format !== 1 || JSON.stringify(migrations) !== JSON.stringify(ours))
    throw new BackupError(
      `The backup was made by a different version (${migrations.length} migrations, ${ours.length} here). ` +
        'Restore it with the version that made it, then upgrade.',
    );
}

function knownTable(name: string): string {
  if (!backupTables.some(table => table.name === name))
    throw new BackupError(`The backup contains an unknown table: ${name}.`);
  return name;
}

async function refuseFull(tx: Transaction): Promise<void> {
  for (const { name } of backupTables) {
    const { rows } = await tx.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new BackupError(
        'The database is not empty. A backup can only be restored into an empty database.',
      );
  }
}

const insert = (tx: Transaction, table: string, rows: string[]) =>
  tx.execute(
    sql`INSERT INTO ${sql.identifier(table)}
      SELECT * FROM json_populate_recordset(NULL::${sql.identifier(table)}, ${`[${rows.join(',')}]`}::json)`,
  );
