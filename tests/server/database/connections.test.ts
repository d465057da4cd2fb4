import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createPostgresEvents } from '../../../server/core/events/postgresEvents.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { openReplica } from '../../../server/database/openReplica.ts';
import { urlOf } from '../../support/database/cutConnections.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { isInstalled, startPgbouncer } from '../../support/proxies/startPgbouncer.ts';

const provided = inject('database');
/** The nodes of a distributed PostgreSQL connect to each other too. */
const onPostgres = provided.kind === 'postgres' && provided.nodes === undefined;
const guide = readFileSync('docs/operations.md', 'utf8').replaceAll(/\s+/g, ' ');
const onFailure = (_: unknown, error: unknown) => {
  throw error;
};

/** Takes every connection of a pool, and returns how many those are. */
async function fill(pool: pg.Pool): Promise<number> {
  const taken: pg.PoolClient[] = [];
  onTestFinished(() => taken.forEach(client => client.release()));
  while (taken.length < pool.options.max!) taken.push(await pool.connect());
  return pool.totalCount;
}

test.runIf(onPostgres)('a process has as many connections to PostgreSQL as its guide says', async () => {
  const database = await newDatabase();
  onTestFinished(database.close);
  const events = await createPostgresEvents({ url: urlOf(database), pool: database.pool, onFailure });
  onTestFinished(events.close);
  expect(await database.isReady()).toBe(true);
  const count = await fill(database.pool);
  const watcher = await newDatabase();
  onTestFinished(watcher.close);
  // A connection with which the schema was checked ends a moment later.
  await vi.waitFor(async () => {
    const { rows } = await watcher.pool.query(
      'SELECT count(*) AS n FROM pg_stat_activity WHERE datname = $1',
      [new URL(urlOf(database)).pathname.slice(1)],
    );
    expect(rows).toEqual([{ n: count + 2 }]);
  });
  expect(count).toBe(10);
  expect(guide).toContain(
    'up to twelve connections: ten for its work, one to listen for events, one to answer `/ready`',
  );

  let replicaPool: pg.Pool | undefined;
  const toReplica = openReplica({
    url: urlOf(watcher),
    primary: database.pool,
    pooled: false,
    toOrm: pool => {
      replicaPool = pool;
      return pool;
    },
  });
  onTestFinished(toReplica.close);
  expect(await fill(replicaPool!)).toBe(10);
  expect(guide).toContain('A process uses up to ten connections to the replica.');
});

const isHere = isInstalled('pgbouncer', '-V');
const title = isHere
  ? 'behind a pooler a process keeps one direct connection'
  : 'behind a pooler a process keeps one direct connection (pgbouncer is not installed here: skipped)';

test.runIf(onPostgres && isHere)(title, async () => {
  const made = await newDatabase();
  await made.close();
  const bouncer = await startPgbouncer(urlOf(made));
  onTestFinished(bouncer.stop);
  const directUrl = `${urlOf(made)}?application_name=direct`;
  const database = await openDatabase({ url: bouncer.url, directUrl });
  onTestFinished(database.close);
  const events = await createPostgresEvents({ url: directUrl, pool: database.pool, onFailure });
  onTestFinished(events.close);
  expect(await database.isReady()).toBe(true);
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'direct'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
  expect(guide).toContain('A process has one direct connection while it runs.');
});
