import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { databaseUrl } from './databaseUrl.ts';
import type { ProvidedDatabase } from './provided.ts';

/** One database a worker: every academy in it is one test's own, so that tests need not clean up. */
const perWorker = globalThis as { studyroomTestDatabase?: Promise<Database> };

export const testDatabase = (): Promise<Database> =>
  (perWorker.studyroomTestDatabase ??= newDatabase(inject('database')));

/** A separate database, for tests that change the database itself. The caller closes it. */
export async function newDatabase(provided: ProvidedDatabase = inject('database')): Promise<Database> {
  if (provided.kind === 'pglite') return openDatabase({ template: provided.template });
  const { server, template } = provided;
  const name = provided.prefix + randomBytes(6).toString('hex');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await admin.end();
  return openDatabase({ url: databaseUrl(server, name) });
}
