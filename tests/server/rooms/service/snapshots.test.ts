import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rooms as roomTable } from '../../../../server/database/schema/index.ts';
import { markStaleRooms } from '../../../../server/rooms/service/markStaleRooms.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { unknownId } from '../../../support/anyParams.ts';
import { createWorld } from '../../../support/world.ts';
import { eventAt, reportedAcademy } from './reports.ts';

const at = (time: string) => `2026-03-02T${time}+09:00`;
const { participants: snapshot } = contract.roomService;

test('a snapshot heals what was lost: who is there enters, who differs changes, who is not named has left', async () => {
  const world = await createWorld();
  const { caller, send, student, rooms, stays } = await reportedAcademy(world);
  const [lost, changed, gone] = [await student(), await student(), await student()];
  const { roomId } = await rooms.room();
  const params = { roomId };
  const of = ({ customerId }: { customerId: string }) => ({ roomId, customerId });
  world.clock.set(at('10:30:00'));
  await send(
    eventAt(at('10:00:00'), 'participant.joined', of(changed)),
    eventAt(at('10:00:00'), 'participant.joined', of(gone)),
    eventAt(at('10:05:00'), 'stopwatch.started', of(gone)),
  );
  const first = await caller.call(snapshot, {
    params,
    body: {
      time: at('10:10:00'),
      participants: [of(changed), of(gone)].map(({ customerId }) => ({ customerId })),
    },
  });
  expect(first.body).toMatchObject({
    left: [],
    verdicts: [{ verdict: 'UNCHANGED' }, { verdict: 'UNCHANGED' }],
  });
  const { body } = await caller.call(snapshot, {
    params,
    body: {
      time: at('10:29:00'),
      participants: [
        { customerId: lost.customerId, stopwatch: 'STUDY', camera: 'ON' },
        { customerId: changed.customerId, camera: 'OFF', mic: 'ON', stopwatch: 'BREAK', away: true },
        { customerId: unknownId },
      ],
    },
  });
  expect(body.verdicts.map(({ verdict, reason }) => [verdict, reason])).toEqual([
    ['ENTERED', null],
    ['CHANGED', null],
    ['REFUSED', 'ACCOUNT_UNKNOWN'],
  ]);
  // The last sign of them is the previous snapshot.
  expect(body.left).toEqual([{ customerId: gone.customerId, exitedAt: at('10:10:00') }]);
  const stored = new Map((await stays()).map(stay => [stay.customerId, stay]));
  expect(stored.get(lost.customerId)).toMatchObject({
    enteredAt: new Date(at('10:29:00')),
    stopwatch: 'STUDY',
  });
  expect(stored.get(changed.customerId)).toMatchObject({
    camera: 'OFF',
    mic: 'ON',
    stopwatch: 'BREAK',
    awaySince: new Date(at('10:29:00')),
  });
  expect(stored.get(gone.customerId)).toMatchObject({
    exitedAt: new Date(at('10:10:00')),
    expulsionReason: 'CONNECTION_LOST',
  });

  // A sign of life that was on its way all the time: they had been there until then.
  const late = await send(eventAt(at('10:20:00'), 'participant.left', of(gone)));
  expect(late.lateCount).toBe(1);
  const healed = (await stays()).filter(({ customerId }) => customerId === gone.customerId);
  expect(healed).toMatchObject([{ exitedAt: new Date(at('10:20:00')), expulsionReason: 'NONE' }]);
});

test('what was reported since a snapshot was taken counts more than the snapshot', async () => {
  const world = await createWorld();
  const { caller, send, student, rooms, stays } = await reportedAcademy(world);
  const [early, come] = [await student(), await student()];
  const { roomId } = await rooms.room();
  world.clock.set(at('10:30:00'));
  await send(
    eventAt(at('10:20:00'), 'participant.joined', { roomId, customerId: early.customerId }),
    eventAt(at('10:26:00'), 'participant.left', { roomId, customerId: early.customerId }),
    eventAt(at('10:27:00'), 'participant.joined', { roomId, customerId: come.customerId }),
  );
  const { body } = await caller.call(snapshot, {
    params: { roomId },
    body: { time: at('10:25:00'), participants: [{ customerId: early.customerId }] },
  });
  expect(body).toMatchObject({ left: [], verdicts: [{ verdict: 'UNCHANGED' }] });
  expect(await stays()).toMatchObject([{ exitedAt: new Date(at('10:26:00')) }, { exitedAt: null }]);
});

test('a room service that was away for longer than late events are taken closes who has left meanwhile', async () => {
  const world = await createWorld();
  const { caller, send, student, rooms, stays } = await reportedAcademy(world);
  const { customerId } = await student();
  const { roomId } = await rooms.room();
  world.clock.set(at('10:30:00'));
  await send(eventAt(at('10:00:00'), 'participant.joined', { roomId, customerId }));
  world.clock.advance({ hours: limits.roomService.lateHours + 1 });
  const { body } = await caller.call(snapshot, {
    params: { roomId },
    body: { time: world.clock().toISOString(), participants: [] },
  });
  expect(body.left).toEqual([{ customerId, exitedAt: at('10:00:00') }]);
  expect(await stays()).toMatchObject([{ exitedAt: new Date(at('10:00:00')) }]);
});

test('a snapshot of an unknown or ended room, or at an impossible time, is refused as a whole', async () => {
  const world = await createWorld();
  const { caller, rooms } = await reportedAcademy(world);
  const [open, ended] = [await rooms.room(), await rooms.room({ endedAt: world.clock() })];
  const time = world.clock().toISOString();
  const none = { time, participants: [] };
  expect((await caller.refused(snapshot, { params: { roomId: unknownId }, body: none })).status).toBe(404);
  expect((await caller.refused(snapshot, { params: ended, body: none })).body.code).toBe('ALREADY_ENDED');
  const ahead = { time: at('10:30:00'), participants: [] };
  expect((await caller.refused(snapshot, { params: open, body: ahead })).body.fieldErrors).toEqual({
    time: 'validation.clock',
  });
});

test('a room that is not reported becomes stale, for screens too, until it is reported again', async () => {
  const world = await createWorld();
  const { caller, send, student, rooms, owner, groupId } = await reportedAcademy(world);
  const [{ roomId }, unheard] = [await rooms.room(), await rooms.room()];
  const { customerId } = await student();
  await send(eventAt(world.clock(), 'participant.joined', { roomId, customerId }));
  const published: string[] = [];
  world.events.subscribe({
    happened: events =>
      published.push(...events.filter(each => each.groupId === groupId).map(({ kind }) => kind)),
    missed: () => undefined,
  });
  const staleSince = async () => {
    const { body } = await owner.call(contract.rooms.activeOne, { params: { roomId } });
    const { body: live } = await owner.call(contract.study.live, { query: {} });
    expect(live.content[0]!.roomStaleSince).toBe(body.basicInfo.staleSince);
    return body.basicInfo.staleSince;
  };
  world.clock.advance({ minutes: limits.roomService.staleMinutes });
  await markStaleRooms(world);
  expect(await staleSince()).toBeNull();
  world.clock.advance({ seconds: 1 });
  await markStaleRooms(world);
  await markStaleRooms(world);
  expect(await staleSince()).toBe(at('10:03:01'));
  expect(published).toEqual(['room', 'roomUser']);
  const [other] = await world.database.orm
    .select()
    .from(roomTable)
    .where(eq(roomTable.roomId, unheard.roomId));
  expect(other!.staleSince).toBeNull();

  const time = world.clock().toISOString();
  await caller.call(snapshot, { params: { roomId }, body: { time, participants: [{ customerId }] } });
  expect(await staleSince()).toBeNull();
  expect(published).toEqual(['room', 'roomUser', 'room', 'roomUser']);
});
