import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../server/database/postgres.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { createWorld } from '../../support/world.ts';

const provided = inject('database');
const onPostgres = test.runIf(provided.kind === 'postgres');

/** What the addresses for load balancers and containers respond: the status of `/health`, then that of `/ready` and its text. */
async function healthOf(world: Awaited<ReturnType<typeof createWorld>>) {
  const [health, ready] = [await world.stranger().fetch('/health'), await world.stranger().fetch('/ready')];
  return [health.status, ready.status, ((await ready.json()) as { status: string }).status];
}
const withIt = [200, 200, 'ok'];
const withoutIt = [200, 503, 'unavailable'];

onPostgres(
  'while PostgreSQL refuses connections the server is not ready, but healthy; afterwards it is ready again',
  async () => {
    const database = await newDatabase();
    const world = await createWorld({ database });
    expect(await healthOf(world)).toEqual(withIt);
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const { name } = rows[0]!;
    const admin = new pg.Client({ connectionString: (provided as { server: string }).server });
    await admin.connect();
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    expect(await healthOf(world)).toEqual(withoutIt);
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await admin.end();
    expect(await healthOf(world)).toEqual(withIt);
    await database.close();
  },
);

onPostgres('a PostgreSQL that takes connections and says nothing is not ready after 2 seconds', async () => {
  const taken: net.Socket[] = [];
  const silent = net.createServer(socket => void taken.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    taken.forEach(socket => socket.destroy());
    silent.close();
  });
  const { port } = silent.address() as net.AddressInfo;
  const { isReady, close } = openPostgres(`postgres://studyroom@127.0.0.1:${port}/studyroom`);
  const { database } = await createWorld();
  const world = await createWorld({ database: { ...database, isReady } });
  expect(await healthOf(world)).toEqual(withoutIt);
  expect(taken).toHaveLength(1);
  await close();
});

test.runIf(provided.kind === 'pglite')(
  'without the thread of the embedded database the server is not ready, but healthy',
  async () => {
    const database = await newDatabase();
    const world = await createWorld({ database });
    expect(await healthOf(world)).toEqual(withIt);
    await database.close();
    expect(await healthOf(world)).toEqual(withoutIt);
  },
);
