import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/database/open.ts';
import {
  customers,
  roomEvents,
  roomUsers,
  rooms,
  segments,
} from '../../../../server/database/schema/index.ts';
import { demoGroupId } from '../../../../server/core/demoAccounts.ts';
import { readStages } from '../../../../server/demo/readStages.ts';
import { writeHistory } from '../../../../server/demo/history/writeHistory.ts';
import { createEvents, type LiveEvent } from '../../../../server/core/events/bus.ts';
import { applyRoomEvent } from '../../../../server/rooms/service/applyRoomEvent.ts';
import { createSimulator } from '../../../../server/demo/simulator/simulator.ts';
import { startSimulator } from '../../../../server/demo/simulator/start.ts';
import { leaveRoom } from '../../../../server/recorder/leaveRoom.ts';
import { rebuildRollUps } from '../../../../server/recorder/rebuildRollUps.ts';
import { defaultClock } from '../../../../src/domain/defaultClock.ts';
import { datesOf } from '../../../../src/domain/studyDay.ts';
import { openDemoDatabase } from '../openDemoDatabase.ts';
import { readRollUps } from '../../recorder/readRollUps.ts';
import { mostAtOnce } from './mostAtOnce.ts';

/** A Wednesday evening, when many are there. */
const evening = new Date('2026-11-18T20:30:00+09:00');
const demo = openDemoDatabase(evening);
const minutes = (count: number) => count * 60_000;

async function simulate(database: Database) {
  const events: LiveEvent[] = [];
  const stages = await readStages(database.orm);
  const simulator = createSimulator({
    database,
    events: { publish: (...happened) => void events.push(...happened) },
    stages,
    writeHistory,
  });
  return {
    events,
    stages,
    tick: (time: number) => simulator.tick(new Date(time)),
    async run(from: number, until: number, every = 2_000) {
      for (let time = from + every; time <= until; time += every) await simulator.tick(new Date(time));
    },
  };
}

const staysOf = ({ orm }: Database) =>
  orm
    .select()
    .from(roomUsers)
    .where(eq(roomUsers.groupId, demoGroupId))
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.roomUserId));
const segmentsOf = ({ orm }: Database) =>
  orm.select().from(segments).orderBy(asc(segments.startedAt), asc(segments.segmentId));
const liveOf = async (database: Database) => (await staysOf(database)).filter(stay => !stay.exitedAt);
const expectTrueRollUps = async ({ orm }: Database) => {
  const kept = await readRollUps(orm, demoGroupId);
  await orm.transaction(tx => rebuildRollUps(tx, demoGroupId));
  expect(await readRollUps(orm, demoGroupId)).toEqual(kept);
};

describe('the simulator', () => {
  it('does the same at the same instants, something every few seconds, and nothing twice when it is started again', async () => {
    const [one, two] = [await demo.copy(), await demo.copy()];
    const uninterrupted = await simulate(one);
    await uninterrupted.run(+evening, +evening + minutes(1));
    const { events } = uninterrupted;
    const before = await simulate(two);
    await before.run(+evening, +evening + minutes(1));
    expect(before.events).toEqual(events);
    expect(await staysOf(two)).toEqual(await staysOf(one));
    expect(await segmentsOf(two)).toEqual(await segmentsOf(one));
    expect(events.length).toBeGreaterThan(60 / 8);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['roomUser']));

    await uninterrupted.run(+evening + minutes(1), +evening + minutes(4), 30_000);
    const after = await simulate(two);
    await after.run(+evening + minutes(1), +evening + minutes(4), 30_000);
    const visits = async (database: Database) =>
      (await staysOf(database)).map(({ roomUserId, enteredAt, exitedAt }) => [
        roomUserId,
        enteredAt,
        exitedAt,
      ]);
    expect(await visits(two)).toEqual(await visits(one));
  });

  it('keeps within rooms, 70 % of the students and one place a person through a day and a night, reports what happens as events of its own source, and does not touch people whom another client has let into a room', async () => {
    const database = await demo.copy();
    const { run, stages } = await simulate(database);
    const { groupId, timeZone, studyClock, settings, rooms: known, students } = stages[0]!;
    const { customerId } = students.find(({ roomIds }) => roomIds.length > 0)!;
    const { roomId } = known.find(({ endedAt }) => endedAt === null)!;
    const occurredAt = new Date(+evening + 1_000);
    const write = { groupId, timeZone, studyClock, settings, now: occurredAt, events: createEvents() };
    const event = { source: '/dev/room', eventId: '1', roomId, customerId, occurredAt, data: {} };
    await database.orm.transaction(tx =>
      applyRoomEvent(tx, write, { ...event, type: 'participant.joined' as const }),
    );
    // Steps as long as they may be without a gap to fill.
    await run(+evening, +evening + minutes(24 * 60), minutes(10));
    const stays = await staysOf(database);
    const simulated = stays.filter(stay => stay.customerId !== customerId);
    const entered = simulated.filter(({ enteredAt }) => enteredAt > evening);
    const left = simulated.filter(({ exitedAt }) => exitedAt && exitedAt > evening);
    expect(entered.length).toBeGreaterThan(30);
    expect(left.length).toBeGreaterThan(30);
    const logged = await database.orm.select().from(roomEvents).where(eq(roomEvents.groupId, demoGroupId));
    expect(new Set(logged.map(({ source }) => source))).toEqual(new Set(['~simulator', event.source]));
    const instants = new Set(logged.map(({ type, occurredAt: at }) => `${type} ${+at}`));
    for (const { enteredAt } of entered) expect(instants).toContain(`participant.joined ${+enteredAt}`);
    for (const { exitedAt } of left) expect(instants).toContain(`participant.left ${+exitedAt!}`);
    const open = and(eq(rooms.groupId, demoGroupId), isNull(rooms.endedAt));
    for (const { heardAt } of await database.orm.select().from(rooms).where(open))
      expect(+heardAt!).toBeGreaterThan(+evening + minutes(24 * 60 - 11));
    for (const room of await database.orm.select().from(rooms).where(eq(rooms.groupId, demoGroupId)))
      expect(mostAtOnce(stays.filter(stay => stay.roomId === room.roomId))).toBeLessThanOrEqual(
        room.maxParticipants,
      );
    const lately = stays.filter(stay => !stay.exitedAt || stay.exitedAt > evening);
    expect(mostAtOnce(lately)).toBeLessThanOrEqual(stages[0]!.students.length * 0.7);
    const [stay] = (await liveOf(database)).filter(each => each.customerId === customerId);
    expect(stay).toMatchObject({ roomId, enteredAt: occurredAt, stopwatch: 'STOP' });
    await expectTrueRollUps(database);
  });

  it('fills days without a server: who was there has left, and no day is empty', async () => {
    const database = await demo.copy();
    const before = await liveOf(database);
    const later = +new Date('2026-11-24T21:00:00+09:00');
    await (await simulate(database)).tick(later);
    const stays = await staysOf(database);
    for (const { roomUserId } of before) {
      const stay = stays.find(each => each.roomUserId === roomUserId)!;
      expect(+stay.exitedAt!).toBeLessThan(+evening + minutes(6 * 60));
    }
    const { groupDays } = await readRollUps(database.orm, demoGroupId);
    const filled = groupDays.filter(day => day.studyDate > '2026-11-18');
    expect(filled.map(day => day.studyDate)).toEqual(datesOf('2026-11-19', '2026-11-24'));
    expect(filled.every(day => day.visitCount > 5 && day.totalSeconds > 10 * 3_600)).toBe(true);
    expect((await liveOf(database)).length).toBeGreaterThan(8);
    await expectTrueRollUps(database);
  });

  it('respects the console: people who are deactivated or expelled do not come back by themselves, and no one enters a room that has ended', async () => {
    const database = await demo.copy();
    const [expelled, deactivated] = await liveOf(database);
    const settings = { cameraOffRecordStop: true, breakEnabled: true };
    await database.orm.transaction(tx =>
      leaveRoom(tx, {
        groupId: demoGroupId,
        studyClock: defaultClock('Asia/Seoul'),
        settings,
        now: evening,
        events: createEvents(),
        customerId: expelled!.customerId,
        expulsionReason: 'HOST',
      }),
    );
    await database.orm
      .update(customers)
      .set({ accountStatus: 'INACTIVE' })
      .where(and(eq(customers.groupId, demoGroupId), eq(customers.customerId, deactivated!.customerId)));
    const [quiet] = await database.orm.select().from(rooms).where(eq(rooms.name, '조용한 열람실'));
    await database.orm.update(rooms).set({ endedAt: evening }).where(eq(rooms.roomId, quiet!.roomId));
    const { run, tick } = await simulate(database);
    await run(+evening, +evening + minutes(60), minutes(3));
    const entered = (await staysOf(database)).filter(stay => stay.enteredAt > evening);
    expect(entered.length).toBeGreaterThan(0);
    expect(entered.some(stay => stay.roomId === quiet!.roomId)).toBe(false);
    expect((await liveOf(database)).some(stay => stay.customerId === expelled!.customerId)).toBe(false);
    await tick(+evening + minutes(3 * 24 * 60));
    const later = await database.orm.$count(
      roomUsers,
      and(eq(roomUsers.customerId, deactivated!.customerId), gt(roomUsers.enteredAt, evening)),
    );
    expect(later).toBe(0);
    const stillThere = and(eq(roomUsers.customerId, deactivated!.customerId), isNull(roomUsers.exitedAt));
    expect(await database.orm.$count(roomUsers, stillThere)).toBe(0);
  });
});

it('stops once the tick that runs is done', async () => {
  const ticks: number[] = [];
  let finish = () => {};
  const simulator = {
    tick: (now: Date) => {
      ticks.push(+now);
      return new Promise<void>(resolve => (finish = resolve));
    },
  };
  const running = startSimulator(
    simulator,
    () => evening,
    () => undefined,
    1,
  );
  let isStopped = false;
  const stopped = running.stop().then(() => (isStopped = true));
  await Promise.resolve();
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(ticks).toEqual([+evening]);
});
