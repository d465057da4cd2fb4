import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { isUnavailable } from '../../../server/database/isUnavailable.ts';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { contract } from '../../../src/contract/index.ts';
import { cutConnections, spared, urlOf } from '../../support/database/cutConnections.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { expectNoise } from '../../support/noise.ts';
import { untilWaiting } from '../../support/database/untilWaiting.ts';
import { createWorld } from '../../support/world.ts';

// The embedded database runs in this process: there is no connection to lose, and one academy's lock is everyone's.
const provided = inject('database');
const onPostgres = test.runIf(provided.kind === 'postgres');

onPostgres('a connection that is cut while it is used ends no process', async () => {
  const database = await newDatabase();
  const client = await database.pool.connect();
  const ended = new Promise<void>(resolve => client.once('end', resolve));
  expect(await cutConnections(database)).toBeGreaterThan(0);
  await ended;
  client.release();
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});

onPostgres(
  'what is under way when connections are cut is unavailable for the moment, never an error',
  async () => {
    expectNoise(/students\.create|session\.me/, 'requests lose their connections');
    const database = await newDatabase();
    const world = await createWorld({ database });
    const { owner } = await world.academy();
    // Its lock outlives the cut: if it went first, what waits for it would be done before its own end.
    const held = new pg.Client({ connectionString: urlOf(database), application_name: spared });
    await held.connect();
    await held.query('BEGIN');
    await held.query('SELECT 1 FROM groups WHERE group_id = $1 FOR UPDATE', [owner.groupId]);

    await owner.call(contract.session.me);
    const creating = owner.send(contract.students.create, {
      body: { students: [{ name: '김새봄', email: 'spring@example.com' }], invite: false },
      idempotencyKey: 'cut-in-the-middle',
    });
    await untilWaiting(database);
    await cutConnections(database);
    const { status, headers } = await creating;
    expect([status, headers.get('Retry-After')]).toEqual([503, String(serverLimits.retryAfterSeconds)]);

    await held.end();
    // The next requests may still get a connection that has not noticed yet.
    const ask = async () => (await owner.send(contract.session.me)).status;
    await expect.poll(ask).toBe(200);
    const { body } = await owner.call(contract.students.create, {
      body: { students: [{ name: '김새봄', email: 'spring@example.com' }], invite: false },
      idempotencyKey: 'cut-in-the-middle',
    });
    expect(body.createdCount).toBe(1);
    expect(await database.isReady()).toBe(true);
    await database.close();
  },
);

onPostgres('an academy whose changes wait for a lock leaves connections to the others', async () => {
  const database = await newDatabase();
  const world = await createWorld({ database });
  const [busy, other] = [await world.academy(), await world.academy()];
  await other.owner.call(contract.session.me);
  const held = new pg.Client({ connectionString: urlOf(database) });
  await held.connect();
  await held.query('BEGIN');
  await held.query('SELECT 1 FROM groups WHERE group_id = $1 FOR UPDATE', [busy.groupId]);
  const writes = Array.from({ length: 14 }, async (_, index) =>
    busy.owner.send(contract.students.create, {
      body: { students: [{ name: '김새봄', email: `student${index}@example.com` }], invite: false },
    }),
  );
  await untilWaiting(database, serverLimits.writes.atOnce);

  expect((await other.owner.call(contract.session.me)).status).toBe(200);
  expect((await other.owner.call(contract.students.list)).status).toBe(200);
  expect((await world.stranger().fetch('/ready')).status).toBe(200);
  // Those that wait for their turn have read who they are from, on connections that are free again soon.
  await expect
    .poll(() => database.pool.totalCount - database.pool.idleCount, { timeout: 4_000 })
    .toBe(serverLimits.writes.atOnce);
  await held.query('COMMIT');
  await held.end();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 201));
  await database.close();
});

onPostgres('whether the server is ready is asked on a connection of its own', async () => {
  const database = await newDatabase();
  const world = await createWorld({ database });
  const taken = await Promise.all(
    Array.from({ length: serverLimits.database.connections }, async () => database.pool.connect()),
  );
  expect((await world.stranger().fetch('/ready')).status).toBe(200);
  taken.forEach(client => client.release());
  await database.close();
});

test('the server is ready while a transaction is open', async () => {
  const { database, ...world } = await createWorld();
  const client = await database.pool.connect();
  await client.query('BEGIN');
  expect((await world.stranger().fetch('/ready')).status).toBe(200);
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await client.query('COMMIT');
  client.release();
});

onPostgres('nothing waits for ever: locks, statements and transactions have limits', async () => {
  const { pool } = (await createWorld()).database;
  const { rows } = await pool.query<{ name: string; ms: number }>(
    `SELECT name, setting::int AS ms FROM pg_settings
      WHERE name IN ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
  );
  const { lockMs, statementMs, idleInTransactionMs } = serverLimits.database;
  expect(rows.map(({ ms }) => ms)).toEqual([idleInTransactionMs, lockMs, statementMs]);
  const client = await pool.connect();
  await client.query(`SET statement_timeout = 1`);
  const error: unknown = await client.query('SELECT pg_sleep(10)').catch((thrown: unknown) => thrown);
  client.release(true);
  expect(isUnavailable(error)).toBe(true);
});

test('a port without a database, and a folder without a socket, are unavailable', async () => {
  for (const host of ['127.0.0.1', '/nowhere']) {
    const pool = new pg.Pool({ host, port: 1 });
    const error: unknown = await pool.query('SELECT 1').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true);
  }
  expect(isUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  expect(isUnavailable(new Error('no'))).toBe(false);
});
