import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../../../server/database/open.ts';
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
  const folder = path.join('tests/stored', version);
  if (provided.kind === 'pglite') {
    const unpacked = mkdtempSync(path.join(tmpdir(), 'studyroom-stored-'));
    const template = path.join(unpacked, 'embedded.tar');
    writeFileSync(template, read(path.join(folder, 'embedded.tar.br')));
    const database = await openDatabase({ template });
    rmSync(unpacked, { recursive: true });
    return { database, stored: describedIn(path.join(folder, 'embedded.tar.json')) };
  }
  const name = provided.prefix + randomBytes(6).toString('hex');
  const admin = new pg.Client({ connectionString: provided.server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  const url = databaseUrl(provided.server, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = read(path.join(folder, 'postgres.sql.br')).toString('utf8');
  // What begins with a backslash is for psql; the schema is there already.
  await client.query(sql.replace(/^\\.*$/gm, '').replace(/^CREATE SCHEMA public;$/m, ''));
  await client.end();
  return {
    database: await openDatabase({ url }),
    stored: describedIn(path.join(folder, 'postgres.sql.json')),
  };
}
