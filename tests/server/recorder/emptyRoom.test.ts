import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import type { LiveEvent } from '../../../server/core/events/bus.ts';
import type { Queryable } from '../../../server/database/open.ts';
import { roomUsers, segments } from '../../../server/database/schema/index.ts';
import { emptyRoom } from '../../../server/recorder/emptyRoom.ts';
import { enterRoom } from '../../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../../server/recorder/leaveRoom.ts';
import { setStopwatch } from '../../../server/recorder/setStopwatch.ts';
import { openTestDatabase } from '../../support/openTestDatabase.ts';
import { buildAcademy } from './buildAcademy.ts';
import { readRollUps } from './readRollUps.ts';

const test = openTestDatabase();
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'PC' };
const at = (time: string) => new Date(`2026-11-20T${time}+09:00`);
const states = ['STUDY', 'BREAK', 'STOP', 'STUDY'] as const;

/** Students in a room since before the study day's start and after it, in every state, and a visiting manager. */
async function busyRoom(count: number) {
  const people = Array.from({ length: count }, (_, index) => ({ name: `n${index}` }));
  const academy = await buildAcademy(test.orm, {
    people: [...people, { kind: 'MANAGER' as const, name: 'visitor' }],
    roomsOf: [{ maxParticipants: 500 }],
  });
  const { groupId, studyClock, settings, studentIds, roomIds } = academy;
  const roomId = roomIds[0]!;
  const published: LiveEvent[] = [];
  const write = (time: string) => ({
    groupId,
    studyClock,
    settings,
    now: at(time),
    events: { publish: (...events: LiveEvent[]) => void published.push(...events) },
  });
  for (const [index, customerId] of studentIds.entries()) {
    const isEarly = index % 2 === 0;
    const entered = write(isEarly ? '05:00:00' : '07:00:00');
    await test.orm.transaction(tx => enterRoom(tx, { ...entered, ...device, customerId, roomId }));
    const state = states[index % states.length]!;
    const pressed = write(isEarly ? '05:30:00' : '07:10:00');
    await test.orm.transaction(tx => setStopwatch(tx, { ...pressed, customerId, state }));
  }
  published.length = 0;
  return { ...academy, roomId, write, published };
}
type Busy = Awaited<ReturnType<typeof busyRoom>>;

/** What is stored, with people named instead of their ids. */
async function stored({ groupId, studentIds, roomId, published }: Busy) {
  const rollUps = await readRollUps(test.orm, groupId);
  const stays = await test.orm.select().from(roomUsers).where(eq(roomUsers.groupId, groupId));
  const pieces = await test.orm.select().from(segments).where(eq(segments.groupId, groupId));
  const names = new Map(studentIds.map((id, index) => [id, `student ${index}`]));
  const named = (row: object) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([key]) => !/^(?:groupId|userStudyId|roomUserId|segmentId|deviceId)$/.test(key))
        .map(([key, value]) => [key, value === roomId ? 'room' : (names.get(value as string) ?? value)]),
    );
  const all = {
    ...rollUps,
    stays,
    pieces,
    published: published.map(({ kind, customerId, at: time }) => ({ kind, customerId, time })),
  };
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [
      table,
      rows.map(row => JSON.stringify(named(row))).toSorted(),
    ]),
  );
}

it('has the same result as everyone leaving one by one', async () => {
  const [together, oneByOne] = [await busyRoom(8), await busyRoom(8)];
  await test.orm.transaction(async tx => {
    const { write, roomId } = together;
    await emptyRoom(tx, { ...write('09:00:00'), roomId, expulsionReason: 'ROOM_ENDED' });
  });
  for (const customerId of oneByOne.studentIds)
    await test.orm.transaction(tx =>
      leaveRoom(tx, { ...oneByOne.write('09:00:00'), customerId, expulsionReason: 'ROOM_ENDED' }),
    );
  expect(together.published).toHaveLength(9);
  expect(await stored(together)).toEqual(await stored(oneByOne));
});

/** How many statements a transaction takes. */
async function countStatements(work: (tx: Queryable) => Promise<unknown>): Promise<number> {
  const { pool } = test.database;
  const { connect } = pool;
  let count = 0;
  const counted = async () => {
    const client = await (Reflect.apply(connect, pool, []) as Promise<PoolClient>);
    const { query, release } = client;
    const countingQuery = (...given: unknown[]): unknown => {
      count += 1;
      return Reflect.apply(query, client, given);
    };
    const restore = (error?: Error) => {
      Object.assign(client, { query, release });
      release.call(client, error);
    };
    return Object.assign(client, { query: countingQuery, release: restore });
  };
  Object.assign(pool, { connect: counted });
  try {
    await test.orm.transaction(work);
  } finally {
    Object.assign(pool, { connect });
  }
  return count;
}

it('takes as many statements for many people as for a few', async () => {
  const counts: number[] = [];
  for (const count of [4, 40]) {
    const { write, roomId } = await busyRoom(count);
    counts.push(
      await countStatements(async tx => {
        const left = await emptyRoom(tx, { ...write('09:00:00'), roomId, expulsionReason: 'ROOM_ENDED' });
        expect(left).toHaveLength(count + 1);
      }),
    );
  }
  expect(counts[0]).toBeGreaterThan(5);
  expect(counts[1]).toBe(counts[0]);
});
