import { expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { listen } from '../../support/listen.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academy() {
  const world = await createWorld();
  const made = await world.academy();
  return { world, ...made, place: studyRooms(world, made) };
}
/** A stream that has said what it says at first. */
async function opened(...given: Parameters<typeof listen>) {
  const stream = await listen(...given);
  expect((await stream.next())?.event).toBe('refetch');
  return stream;
}

test('a stream sends the changes of its own academy, after the commit', async () => {
  const { world, owner, student, place } = await academy();
  const other = await world.academy();
  const stream = await opened(owner);
  const elsewhere = studyRooms(world, other);
  await elsewhere.enter(await other.student(), await elsewhere.room());
  const room = await place.room();
  const stay = await place.enter(await student(), room);
  expect(await stream.changes()).toEqual([`roomUser ${stay.roomUserId}`]);
  await owner.call(contract.rooms.end, { params: { roomId: room.roomId } });
  expect(await stream.changes()).toEqual([`roomUser ${stay.roomUserId}`, `room ${room.roomId}`]);
});

test('a rejected call publishes nothing', async () => {
  const { owner, place } = await academy();
  const stream = await opened(owner);
  const { roomId } = await place.room();
  await owner.call(contract.rooms.end, { params: { roomId } });
  await owner.refused(contract.rooms.end, { params: { roomId } });
  const last = await place.room();
  await owner.call(contract.rooms.end, { params: { roomId: last.roomId } });
  expect(await stream.changes()).toEqual([`room ${roomId}`]);
  expect(await stream.changes()).toEqual([`room ${last.roomId}`]);
});

test('an observer gets events of the students assigned to them, and of new ones at once', async () => {
  const { owner, manager, student, place } = await academy();
  const observer = await manager({ observer: true });
  const mine = await student({ managerId: observer.customerId });
  const other = await student();
  const room = await place.room();
  const stream = await opened(observer);
  await place.enter(other, room);
  const stay = await place.enter(mine, room);
  expect(await stream.changes()).toEqual([`roomUser ${stay.roomUserId}`]);

  await owner.call(contract.managers.assign, {
    params: { id: observer.customerId },
    body: { manageStudentList: [other.customerId] },
  });
  expect(await stream.changes()).toEqual([`permissions ${observer.customerId}`]);
  const moved = await place.press(other, 'STUDY');
  expect(await stream.changes()).toEqual([`roomUser ${moved.roomUserId}`]);
});

test('people who may see neither rooms nor study get no events of stays', async () => {
  const { owner, manager, student, place } = await academy();
  const office = await manager({ permissions: ['VIEW_STUDENT'] });
  const stream = await opened(office);
  const room = await place.room();
  await place.enter(await student(), room);
  await owner.call(contract.rooms.end, { params: { roomId: room.roomId } });
  expect(await stream.changes()).toEqual([`room ${room.roomId}`]);
});

test('a reader who reconnects with the last id misses nothing; one who was away too long has to refetch', async () => {
  const { world, owner, student, place } = await academy();
  const first = await opened(owner);
  const room = await place.room();
  const someone = await student();
  const { roomUserId } = await place.enter(someone, room);
  await first.changes();
  const last = first.lastId()!;
  await first.leave();
  await place.press(someone, 'STUDY');
  await place.press(someone, 'BREAK');
  const back = await listen(owner, last);
  expect(await back.changes()).toEqual([`roomUser ${roomUserId}`, `roomUser ${roomUserId}`]);
  await back.leave();

  const { groupId } = owner;
  const many = Array.from({ length: limits.live.replayedEvents + 1 }, (_, index) => index);
  for (const index of many) world.events.publish({ groupId, kind: 'room', id: String(index), at: 0 });
  expect((await (await listen(owner, last)).next())?.event).toBe('refetch');
  expect((await (await listen(owner, 'another.7')).next())?.event).toBe('refetch');
});

test('a stream ends when its session does: signed out, deactivated, expired', async () => {
  const { world, manager, change } = await academy();
  const [leaving, dismissed, absent] = [await manager(), await manager(), await manager()];
  const streams = [await opened(leaving), await opened(dismissed), await opened(absent)];
  await leaving.call(contract.auth.logout);
  expect((await streams[0]!.next())?.event).toBe('end');
  expect(await streams[0]!.next()).toBeNull();

  await change(dismissed, { accountStatus: 'INACTIVE' });
  await world.streams.beat();
  expect((await streams[1]!.next())?.event).toBe('end');

  world.clock.advance({ years: 1 });
  await world.streams.beat();
  expect((await streams[2]!.next())?.event).toBe('end');
  expect(world.streams.count).toBe(0);
});

test('a change of permissions applies to open streams', async () => {
  const { world, owner, manager, student, place, change } = await academy();
  const watching = await manager({ permissions: ['VIEW_ROOM_USER'] });
  const stream = await opened(watching);
  await change(watching, { permissions: ['VIEW_STUDENT'] });
  await world.streams.beat();
  const room = await place.room();
  await place.enter(await student(), room);
  await owner.call(contract.rooms.end, { params: { roomId: room.roomId } });
  expect(await stream.changes()).toEqual([`room ${room.roomId}`]);
});

test('a session has a limited number of streams; closed ones are removed', async () => {
  const { world, owner } = await academy();
  const { streamsPerSession } = limits.live;
  const streams = [];
  for (let index = 0; index <= streamsPerSession; index++) streams.push(await opened(owner));
  expect(world.streams.count).toBe(streamsPerSession);
  expect(await streams[0]!.next()).toBeNull();
  await streams[1]!.leave();
  await vi.waitFor(() => expect(world.streams.count).toBe(streamsPerSession - 1));
});

test('strangers and super administrators have no stream', async () => {
  const world = await createWorld();
  expect((await world.stranger().refused(contract.session.events)).status).toBe(401);
  expect((await (await world.superAdmin()).refused(contract.session.events)).status).toBe(403);
});
