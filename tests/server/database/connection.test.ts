import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { testDatabase } from '../../support/database/testDatabase.ts';
import { createWorld } from '../../support/world.ts';

test('a query that fails does no harm to what comes after it', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  await owner.call(contract.session.me);
  for (let time = 0; time < 3; time++) {
    await expect(world.database.pool.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect((await owner.call(contract.session.me)).status).toBe(200);
  }
});

test('what waits for the connection gets it when the query before fails', async () => {
  const { pool } = await testDatabase();
  const answers = await Promise.allSettled([
    pool.query('SELECT 1 / 0'),
    pool.query('SELECT 1'),
    pool.query('SELECT 2'),
  ]);
  expect(answers.map(answer => answer.status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('a transaction that is given up leaves nothing behind', async () => {
  const { pool } = await testDatabase();
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('CREATE TABLE given_up (id integer)');
  // What a broken connection does: it is dropped with its transaction still open.
  client.release(true);
  await expect(pool.query('SELECT * FROM given_up')).rejects.toThrow('does not exist');
});

test('a transaction that cannot begin gives its connection back', async () => {
  const { orm, pool } = await testDatabase();
  // Fails as BEGIN does on a connection that has just been lost.
  const begin = orm.transaction(async () => undefined, { isolationLevel: 'none' as 'serializable' });
  await expect(begin).rejects.toThrow();
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test('numbers come as numbers and instants as instants', async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query(
    `SELECT count(*) AS count, 1.5::numeric AS rate, '2026-03-02T10:00:00+09:00'::timestamptz AS at`,
  );
  expect(rows).toEqual([{ count: 1, rate: 1.5, at: new Date('2026-03-02T01:00:00Z') }]);
});
