import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../../../server/database/migrationsFolder.ts';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { createCitusDatabase } from '../database/createCitusDatabase.ts';
import { databaseUrl } from '../database/databaseUrl.ts';
import type { ProvidedDatabase } from '../database/provided.ts';
import type { TableHashes } from './columnHashes.ts';
import type { StoredFacts } from './fill.ts';

export interface Stored extends StoredFacts {
  tables: Record<string, TableHashes>;
}

const read = (file: string) =>
  brotliDecompressSync(readFileSync(file), { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } });
const describedIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Stored;

/** Opens a database that an earlier version has stored, of the project's kind, and brings it up to date. */
export async function openStored(
  version: string,
  provided: ProvidedDatabase,
): Promise<{ database: Database; stored: Stored }> {
  if (provided.kind === 'postgres') {
    const { url, stored } = await restoreStored(version, provided);
    return { database: await openDatabase({ url }), stored };
  }
  const folder = path.join('tests/stored', version);
  const unpacked = mkdtempSync(path.join(tmpdir(), 'studyroom-stored-'));
  const template = path.join(unpacked, 'embedded.tar');
  writeFileSync(template, read(path.join(folder, 'embedded.tar.br')));
  const database = await openDatabase({ template });
  rmSync(unpacked, { recursive: true });
  return { database, stored: describedIn(path.join(folder, 'embedded.tar.json')) };
}

/** Makes a database as an earlier version has stored it, distributed where the project's is. */
export async function restoreStored(
  version: string,
  provided: Extract<ProvidedDatabase, { kind: 'postgres' }>,
): Promise<{ url: string; stored: Stored }> {
  const folder = path.join('tests/stored', version);
  const name = provided.prefix + randomBytes(6).toString('hex');
  const dump = read(path.join(folder, 'postgres.sql.br')).toString('utf8');
  const fill = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    // What begins with a backslash is for psql; the schema is there already.
    await client.query(dump.replace(/^\\.*$/gm, '').replace(/^CREATE SCHEMA public;$/m, ''));
    await client.end();
  };
  const url = await (provided.nodes === undefined
    ? createDatabase(provided.server, name, fill)
    : createCitusDatabase(provided.nodes, name, async coordinator => {
        await fill(coordinator);
        await migrateUntil(lastUndistributed, coordinator);
      }));
  return { url, stored: describedIn(path.join(folder, 'postgres.sql.json')) };
}

/** The version that could be distributed first has this migration, whose updates Citus rejects; later ones run on it. */
export const lastUndistributed = '0024_times_by_weekday';

/** Runs the migrations of a database up to one of them. */
async function migrateUntil(last: string, url: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  const database = await openDatabase({ url, unmigrated: true, unlimited: true });
  await migrate(database.orm, { migrationsFolder: folder });
  await database.close();
  rmSync(folder, { recursive: true });
}

async function createDatabase(server: string, name: string, fill: (url: string) => Promise<void>) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  const url = databaseUrl(server, name);
  await fill(url);
  return url;
}
