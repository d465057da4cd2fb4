import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import type { Database } from '../../../server/database/open.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { recountDay } from '../../../server/rooms/service/recountDay.ts';
import { contract } from '../../../src/contract/index.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { limits } from '../../../src/domain/limits.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Academy } from '../../support/academy.ts';
import { createCaller } from '../../support/caller.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { createWorld } from '../../support/world.ts';
import { morning } from '../transfers/morning.ts';
import { pairOfAcademies } from '../transfers/pairOfAcademies.ts';

const { attendances, students, stats, dashboard } = contract;
const provided = inject('database');
const onCitus = test.runIf(provided.kind === 'postgres' && provided.nodes !== undefined);
const zone = 'Asia/Seoul';
type Pair = Awaited<ReturnType<typeof pairOfAcademies>>;

/** A process of its own on the same database, which has read nothing yet. */
async function anotherProcess(database: Database, { owner, groupId }: Academy) {
  const world = await createWorld({ database: { ...database, orm: Object.create(database.orm) } });
  return async (now: Date) => {
    world.clock.set(now);
    // A session ends in a month.
    const caller = createCaller(world.server, async jar => {
      const token = await openSession(
        database.orm,
        { groupId, customerId: owner.customerId },
        'a test',
        world.clock(),
      );
      jar.set(cookieName(world.config), token);
    });
    const until = studyDateOf(now, defaultClock(zone));
    const query = periodParams({ since: '2026-02-23', until }, zone);
    const year = periodParams({ since: '2025-06-01', until }, zone);
    const ranks = (await caller.call(stats.rank, { query })).body.content;
    const answers: unknown[] = [
      ranks,
      (await caller.call(stats.students, { query: { ...query, sort: ['absentCount,desc'] } })).body,
      (await caller.call(dashboard.studyTimeSummary, { query: { period: '3m' } })).body,
      (await caller.call(dashboard.attendanceSummary, { query: { period: '1w' } })).body,
      (await caller.call(contract.attention.list, { query: {} })).body,
      (await caller.call(attendances.reports, { query: { ...year, sort: ['rate,asc'] } })).body,
    ];
    for (const unit of ['DAY', 'WEEK'] as const) {
      answers.push((await caller.call(stats.spans, { query: { ...query, unit } })).body);
      answers.push((await caller.call(stats.managers, { query: { ...query, unit } })).body);
    }
    for (const { customerId } of ranks)
      answers.push((await caller.call(stats.targetTime, { params: { id: customerId }, query })).body);
    return answers;
  };
}

/** A process that answers again and again, and what one would answer that has just been started. */
async function readerOf({ world }: Pair, academy: Academy) {
  const ask = await anotherProcess(world.database, academy);
  let last = await ask(world.clock());
  return {
    /** The answers of now, which have to be right. */
    async now() {
      const fresh = await (await anotherProcess(world.database, academy))(world.clock());
      last = await ask(world.clock());
      expect(last).toEqual(fresh);
      return last;
    },
    /** The same after a write that has to be noticed. */
    async changed() {
      const before = last;
      expect(await this.now()).not.toEqual(before);
    },
    ask: () => ask(world.clock()),
  };
}

async function twoAcademies() {
  const database = await newDatabase();
  const pair = await pairOfAcademies({ database });
  const people = await morning(pair);
  pair.world.clock.advance({ hours: 48 });
  const reader = await readerOf(pair, pair.from);
  return { database, pair, ...pair, ...people, reader, owner: pair.from.owner };
}

test('writes of other processes are in the next answer of a process that caches completed days', async () => {
  const { database, pair, world, from, to, rooms, mover, stayer, first, reader, owner } =
    await twoAcademies();
  const there = await readerOf(pair, to);
  const userOf = ({ userId }: { userId: string }) => ({ userId });

  const studied = { studyDate: '2026-03-02', totalStudySeconds: 7_200, reason: '확인' };
  const record = { ...userOf(stayer), roomId: first.roomId };
  await owner.call(contract.study.correct, { params: record, version: 1, body: studied });
  await reader.changed();

  const day = { ...userOf(stayer), date: '2026-03-03' };
  for (const [version, status] of [
    [1, 'PRESENT'],
    [2, 'ABSENT'],
  ] as const) {
    await owner.call(attendances.correct, { params: day, version, body: { status, reason: '확인' } });
    await reader.changed();
  }

  const ill = { since: '2026-03-03', until: '2026-03-03', reason: 'ILLNESS' as const, note: '' };
  const { body: excuse } = await owner.call(attendances.createExcuse, { params: userOf(mover), body: ill });
  await reader.changed();
  await owner.call(attendances.deleteExcuse, { params: { excuseId: excuse.excuseId } });
  await reader.changed();

  const closed = { since: '2026-03-03', until: '2026-03-03', kind: 'HOLIDAY' as const, text: '개교기념일' };
  const { body: note } = await owner.call(contract.dayNotes.create, { body: closed });
  await reader.changed();
  await owner.call(contract.dayNotes.delete, { params: { noteId: note.noteId } });
  await reader.changed();

  await from.change(mover, { targetSeconds: 60 });
  await reader.changed();
  await from.change(mover, { name: '가나다' });
  await reader.changed();
  const params = { id: stayer.customerId };
  await owner.call(students.deactivate, { params, query: {} });
  await reader.changed();
  await owner.call(students.activate, { params });
  await reader.changed();

  // What a room service reports late.
  const late = { premiumSeconds: 60, totalSeconds: 60, breakSeconds: 0, visitCount: 1, corrected: false };
  const at = new Date('2026-03-03T10:00:00+09:00');
  const times = { firstEnteredAt: at, lastEnteredAt: at, lastExitedAt: at };
  await database.orm.transaction(tx =>
    recountDay(
      tx,
      { groupId: from.groupId, now: world.clock() },
      { studyDate: '2026-03-03', customerId: mover.customerId },
      new Map([[first.roomId, { ...late, ...times }]]),
    ),
  );
  await reader.changed();

  const manager = await from.manager({ name: '담당' });
  await from.change(mover, { managerId: manager.customerId });
  await reader.changed();
  await from.change(manager, { name: '다른 이름' });
  await reader.changed();

  const twin = await from.student({ authenticatedAt: new Date('2026-03-01T10:00:00+09:00') });
  await rooms.from.enter(twin, first);
  await rooms.from.press(twin, 'STUDY');
  world.clock.advance({ hours: 20 });
  await reader.changed();
  // What was measured until the day's start is of a day that is over; it counted while it ran.
  await rooms.from.leave(twin);
  await reader.now();
  const versions = [(await from.account(stayer)).version, (await from.account(twin)).version] as const;
  const merging = { customerId: twin.customerId, version: versions[1], take: [] };
  await owner.call(students.merge, { params, version: versions[0], body: merging });
  await reader.changed();

  const moved = await pair.move([mover]);
  await reader.changed();
  await there.changed();
  await pair.rollBack(moved);
  await reader.changed();
  await there.changed();

  await database.pool.query(`delete from segments where group_id = $1 and state = 'STUDY'`, [from.groupId]);
  await database.orm.transaction(tx => rebuildRollUps(tx, from.groupId, '2026-03-02'));
  await reader.changed();

  await owner.call(students.delete, { params });
  world.clock.advance({ hours: 24 * limits.restore.days, seconds: 1 });
  await reader.changed();
  await purge(world);
  await reader.changed();
  await database.close();
}, 120_000);

test('writes of a transaction are in no answer before it commits, and never if it is rolled back', async () => {
  const { database, from, reader } = await twoAcademies();
  const before = await reader.now();
  const write = `update customers set target_seconds = target_seconds + 60 where group_id = $1 and kind = 'STUDENT'`;
  // The embedded database has one connection, on which a reader waits for the end.
  for (const end of database.kind === 'postgres' ? ['rollback', 'commit'] : []) {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(write, [from.groupId]);
    expect(await reader.now()).toEqual(before);
    await client.query(end);
    client.release();
    if (end === 'rollback') expect(await reader.now()).toEqual(before);
    else await reader.changed();
  }
  await database.close();
}, 60_000);

test('time goes on for stopwatches that run and at the day’s start, while nothing is written', async () => {
  const { database, world, rooms, stayer, first, reader } = await twoAcademies();
  await rooms.from.enter(stayer, first);
  await rooms.from.press(stayer, 'STUDY');
  await reader.changed();
  for (const instant of [
    '04T18:00:00',
    '05T05:59:59',
    '05T06:00:00',
    '05T06:00:01',
    '06T07:00:00',
    '30T07:00:00',
  ]) {
    world.clock.set(`2026-03-${instant}+09:00`);
    await reader.changed();
  }
  await database.close();
}, 60_000);

/** Moves an academy’s rows to another worker. */
async function moveAway({ pool }: Database, groupId: string): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT citus_move_shard_placement(shardid, shards.nodename, shards.nodeport, others.nodename, others.nodeport, 'block_writes')
    FROM citus_shards AS shards CROSS JOIN LATERAL (
      SELECT nodename, nodeport FROM pg_dist_node
      WHERE isactive AND groupid > 0 AND (nodename, nodeport) <> (shards.nodename, shards.nodeport) LIMIT 1
    ) others WHERE shardid = get_shard_id_for_distribution_column('groups', $1::text)`,
    [groupId],
  );
  expect(rowCount).toBe(1);
}

onCitus(
  'a statement that validates the cache runs on one worker',
  async () => {
    const { database, reader } = await twoAcademies();
    const query = vi.spyOn(database.pool, 'query');
    await database.orm.execute(sql`update group_days set record_count = record_count`);
    await reader.now();
    const calls = query.mock.calls as unknown as [{ text: string }, unknown[]][];
    const compared = new Map(
      calls.filter(([{ text }]) => text?.includes('xmin')).map(call => [call[0].text, call]),
    );
    query.mockRestore();
    expect(compared.size).toBeGreaterThan(3);
    for (const [{ text }, values] of compared.values()) {
      const { rows } = await database.pool.query<Record<'QUERY PLAN', string>>(`EXPLAIN ${text}`, values);
      const plan = rows.map(row => row['QUERY PLAN']).join('\n');
      // Parts that are asked for by themselves would be of several moments.
      expect(plan.match(/Task Count: \d+|Distributed Subplan/g), plan).toEqual(['Task Count: 1']);
    }
    await database.close();
  },
  60_000,
);

onCitus(
  'the cache is right after an academy was moved to another worker, which has transaction numbers of its own',
  async () => {
    const { database, from, stayer, reader } = await twoAcademies();
    for (const targetSeconds of [60, 120]) {
      const before = await reader.now();
      await moveAway(database, from.groupId);
      expect(await reader.now()).toEqual(before);
      await from.change(stayer, { targetSeconds });
      await reader.changed();
    }
    await database.close();
  },
  180_000,
);
