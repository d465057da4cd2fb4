import pick from 'lodash/pick.js';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { checkReplica } from '../../../server/commands/doctor/checkReplica.ts';
import { replicaCalls } from '../../../server/api/replicaCalls.ts';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { openReplica } from '../../../server/database/openReplica.ts';
import { rooms } from '../../../server/database/schema/index.ts';
import { apiBase, contract } from '../../../src/contract/index.ts';
import { roomBody } from '../../../src/contract/rooms.ts';
import { createCaller, type Caller } from '../../support/caller.ts';
import { startCluster, type Cluster } from '../../support/database/cluster.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { recordStatements } from '../../support/database/recordStatements.ts';
import { startStandby } from '../../support/database/standby.ts';
import { readPaths } from '../../support/readPaths.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const programs = findPostgres();
const withPostgres = inject('database').kind === 'postgres' && programs !== null;
const onPostgres = test.runIf(withPostgres);

let cluster: Cluster;
let standby: Awaited<ReturnType<typeof startStandby>>;
let onStandby: Database;
const opened: Database[] = [];

beforeAll(async () => {
  if (!withPostgres) return;
  cluster = await startCluster(programs!);
  opened.push(await openDatabase({ url: cluster.url }));
  standby = await startStandby(programs!, cluster);
  onStandby = await openDatabase({ url: standby.url, unmigrated: true });
});
beforeEach(async () => void (withPostgres && (await replay('resume'))));
afterAll(async () => {
  if (!withPostgres) return;
  for (const database of [...opened, onStandby]) await database.close();
  await standby.stop();
  standby.remove();
  await cluster.stop();
});

/** A process with the replica, whose clock for the replica's lag is put forward by the test. */
async function startProcess() {
  const database = await openDatabase({ url: cluster.url });
  let ms = 0;
  const replica = openReplica({
    url: standby.url,
    primary: database.pool,
    pooled: false,
    toOrm: () => onStandby.orm,
    now: () => ms,
  });
  const whole: Database = {
    ...database,
    replica,
    close: async () => {
      await replica.close();
      await database.close();
    },
  };
  opened.push(whole);
  return { world: await createWorld({ database: whole }), pass: (more: number) => void (ms += more) };
}

/** Waits until the standby has everything that the primary has now. */
const caughtUp = async () => {
  const { rows } = await opened[0]!.pool.query<{ at: string }>('SELECT pg_current_wal_insert_lsn() AS at');
  await vi.waitFor(async () => {
    const { rows: found } = await onStandby.pool.query<{ is: boolean }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS is',
      [rows[0]!.at],
    );
    expect(found).toEqual([{ is: true }]);
  }, 10_000);
};
const replay = (does: 'pause' | 'resume') => onStandby.pool.query(`SELECT pg_wal_replay_${does}()`);
const rename = (name: string) => opened[0]!.orm.update(rooms).set({ name });

/** The rooms' names by the history, and whether the standby was asked for them. */
async function history(who: Caller) {
  const { statements, stop } = recordStatements(onStandby.pool);
  const { body } = await who.call(contract.rooms.histories, { query: {} });
  stop();
  const names = (body.content as { name: string }[]).map(({ name }) => name).join();
  return [names, statements.length > 0 ? 'standby' : 'primary'];
}

/** The standby follows within milliseconds; whatever is written meanwhile, such as statistics, delays it. */
const fromStandby = (who: Caller, names: string) =>
  vi.waitFor(async () => expect(await history(who)).toEqual([names, 'standby']), 10_000);

onPostgres(
  'histories and exports come from the standby, and include what the caller has changed',
  async () => {
    const [a, b] = [await startProcess(), await startProcess()];
    const academy = await a.world.academy();
    const { owner } = academy;
    const room = await studyRooms(a.world, academy).room({ name: 'before' });
    await owner.call(contract.session.me);
    await caughtUp();
    await fromStandby(owner, 'before');
    const { statements, stop } = recordStatements(onStandby.pool);
    expect(await owner.stream(contract.rooms.histories, { query: {} })).toHaveLength(1);
    stop();
    expect(statements).not.toEqual([]);
    // The same browser at a process that is not notified of what the first one does.
    const elsewhere = createCaller(b.world.server, async jar =>
      jar.set('session', owner.cookies.get('session')!),
    );
    await fromStandby(elsewhere, 'before');
    await replay('pause');
    const params = { roomId: room.roomId };
    const { body } = await owner.call(contract.rooms.activeOne, { params });
    const { version, basicInfo, detailInfo } = body;
    const changed = pick({ ...basicInfo, ...detailInfo, name: 'after' }, Object.keys(roomBody.fields));
    await owner.call(contract.rooms.update, { params, body: changed as never, version });
    expect(await history(owner)).toEqual(['after', 'primary']);
    elsewhere.cookies.set('changes', owner.cookies.get('changes')!);
    expect(await history(elsewhere)).toEqual(['after', 'primary']);
    // An event of the academy has been published there: everyone in it reads what it was about.
    elsewhere.cookies.set('changes', '');
    await fromStandby(elsewhere, 'before');
    b.world.events.publish({ groupId: owner.groupId, kind: 'room', id: room.roomId, at: 0 });
    expect(await history(elsewhere)).toEqual(['after', 'primary']);
    await replay('resume');
    await caughtUp();
    await fromStandby(elsewhere, 'after');
  },
);

onPostgres('every figure and history is read from the standby', async () => {
  const { world } = await startProcess();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const { userId, customerId } = await academy.student();
  const { customerId: managerId } = await academy.manager();
  const { roomId } = await studyRooms(world, academy).room();
  await owner.call(contract.session.me);
  await caughtUp();
  const subjects = { groupId, userId, customerId, managerId, roomId, searchText: '학생' };
  const paths = Object.entries(readPaths('academy', { today: '2026-03-02', ...subjects }));
  for (const name of replicaCalls) {
    const [, path] = paths.find(([variant]) => variant.split(' ')[0] === name)!;
    const { statements, stop } = recordStatements(onStandby.pool);
    const { status } = await owner.fetch(apiBase + path);
    stop();
    expect([status, statements.length > 0], name).toEqual([200, true]);
  }
});

onPostgres('a standby that falls behind is left until it has caught up', async () => {
  const { mostStaleMs, positionMs } = serverLimits.replica;
  const { world, pass } = await startProcess();
  const academy = await world.academy();
  await studyRooms(world, academy).room({ name: 'before' });
  const { owner } = academy;
  await owner.call(contract.session.me);
  await caughtUp();
  await fromStandby(owner, 'before');
  await replay('pause');
  await rename('after');
  pass(positionMs + 1);
  await fromStandby(owner, 'before');
  pass(mostStaleMs - positionMs);
  expect(await history(owner)).toEqual(['after', 'primary']);
  await replay('resume');
  await caughtUp();
  await fromStandby(owner, 'after');
});

onPostgres('a standby that is down costs nothing but its help', async () => {
  const { world, pass } = await startProcess();
  const academy = await world.academy();
  await studyRooms(world, academy).room({ name: 'here' });
  const { owner } = academy;
  await owner.call(contract.session.me);
  await caughtUp();
  await fromStandby(owner, 'here');
  const restarted = standby.restart();
  expect((await history(owner))[0]).toBe('here');
  await restarted;
  pass(serverLimits.replica.retryMs + 1);
  await fromStandby(owner, 'here');
});

onPostgres('the doctor says whether the replica follows, and whether it is one', async () => {
  const stateOf = async (databaseReadUrl: string | undefined) =>
    (await checkReplica({ databaseReadUrl }, opened[0]!)).state;
  await caughtUp();
  expect([await stateOf(undefined), await stateOf(standby.url)]).toEqual(['ok', 'ok']);
  await replay('pause');
  await opened[0]!.pool.query(`SELECT pg_logical_emit_message(true, 'test', 'not yet there')`);
  expect([await stateOf(standby.url), await stateOf(cluster.url)]).toEqual(['warning', 'failed']);
  await expect(stateOf('postgres://studyroom:hidden@127.0.0.1:1/studyroom')).rejects.toThrow(
    /127\.0\.0\.1:1\/studyroom cannot be reached.*DATABASE_READ_URL/,
  );
});
