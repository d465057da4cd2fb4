import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { closeToConnections, copyCitusDatabase } from './createCitusDatabase.ts';
import { databaseUrl } from './databaseUrl.ts';
import { watchStatements } from './distributable.ts';
import type { ProvidedDatabase } from './provided.ts';

/** One database a worker: every academy in it is one test's own, so that tests need not clean up. */
const perWorker = globalThis as { studyroomTestDatabase?: Promise<Database> };

export const testDatabase = (): Promise<Database> =>
  (perWorker.studyroomTestDatabase ??= newDatabase(inject('database')));

/** A separate database, for tests that change the database itself. The caller closes it. */
export async function newDatabase(provided: ProvidedDatabase = inject('database')): Promise<Database> {
  const database = await open(provided);
  watchStatements(database.pool);
  return database;
}

async function open(provided: ProvidedDatabase): Promise<Database> {
  if (provided.kind === 'pglite') return openDatabase({ template: provided.template });
  const { server, template, nodes } = provided;
  const name = provided.prefix + randomBytes(6).toString('hex');
  if (nodes !== undefined) return openDatabase({ url: await copyCitusDatabase(nodes, template, name) });
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.end();
  return openDatabase({ url: databaseUrl(server, name) });
}

/** Closes a database and makes it one that `newDatabase` copies. What is left of a PostgreSQL's is dropped with the run's others. */
export async function toTemplate(
  provided: ProvidedDatabase,
  database: Database,
): Promise<{ provided: ProvidedDatabase; remove: () => void }> {
  if (provided.kind === 'pglite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-test-'));
    const template = path.join(folder, 'template.tar');
    writeFileSync(template, await database.dump!());
    await database.close();
    return { provided: { ...provided, template }, remove: () => rmSync(folder, { recursive: true }) };
  }
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
  await database.close();
  const template = rows[0]!.name;
  if (provided.nodes !== undefined) await closeToConnections(provided.nodes, template);
  return { provided: { ...provided, template }, remove: () => undefined };
}
