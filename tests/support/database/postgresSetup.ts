import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/open.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { databaseUrl } from './databaseUrl.ts';
import { findPostgres } from './findPostgres.ts';

/**
 * Makes a PostgreSQL ready for the tests: a migrated database to clone, on a server of our own or on the one that
 * `TEST_DATABASE_URL` names. Every worker clones it once; what the run made is dropped at its end.
 */
export default async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const cluster: Pick<Cluster, 'url' | 'stop'> =
    given === undefined ? await startCluster(findPostgres()!) : { url: given, stop: async () => undefined };
  const prefix = `studyroom_${Date.now().toString(36)}_`;
  const template = `${prefix}template`;
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  await (await openDatabase({ url: databaseUrl(cluster.url, template) })).close();
  provide('database', { kind: 'postgres', server: cluster.url, prefix, template });

  return async () => {
    const { rows } = await admin.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    await cluster.stop();
  };
}
