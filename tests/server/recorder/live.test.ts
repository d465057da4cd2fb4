import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { groups } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academyWithRoom() {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  return { world, ...academy, place, room: await place.room() };
}

test('the wall has who is in a room, the state of their stopwatch, and from when their study time grows', async () => {
  const { world, owner, student, place, room } = await academyWithRoom();
  const someone = await student({ name: '김지우', targetSeconds: 3_600 });
  await place.enter(someone, room);
  const tile = async () => (await owner.call(contract.study.live)).body.content[0]!;
  expect(await tile()).toMatchObject({
    displayName: '김지우',
    roomName: room.name,
    stopwatchStatus: 'START',
    totalStudySeconds: 0,
    targetSeconds: 3_600,
    camera: 'ON',
    cameraOffSince: null,
    awaySince: null,
  });
  world.clock.advance({ minutes: 1 });
  await place.press(someone, 'STUDY');
  world.clock.advance({ minutes: 30 });
  await place.press(someone, 'BREAK');
  expect(await tile()).toMatchObject({
    stopwatchStatus: 'BREAK',
    totalStudySeconds: 1_800,
    premiumStudySeconds: 1_800,
    attainmentRate: 0.5,
  });
  world.clock.advance({ minutes: 10 });
  await place.press(someone, 'STUDY');
  world.clock.advance({ minutes: 5 });
  expect(await tile()).toMatchObject({
    stopwatchStatus: 'STUDY',
    stopwatchSince: '2026-03-02T10:41:00+09:00',
    totalStudySeconds: 1_800,
    asOf: '2026-03-02T10:41:00+09:00',
  });
  await place.devices(someone, { camera: 'OFF' });
  await place.away(someone, true);
  expect(await tile()).toMatchObject({
    stopwatchStatus: 'STOP',
    totalStudySeconds: 2_100,
    camera: 'OFF',
    cameraOffSince: '2026-03-02T10:46:00+09:00',
    awaySince: '2026-03-02T10:46:00+09:00',
  });
  await place.leave(someone);
  expect((await owner.call(contract.study.live)).body.content).toEqual([]);
});

test('at 06:00 the wall begins a new study day, with the stopwatch running on', async () => {
  const { world, owner, student, place, room } = await academyWithRoom();
  world.clock.set('2026-03-03T05:30:00+09:00');
  const someone = await student();
  await place.enter(someone, room);
  await place.press(someone, 'STUDY');
  const tile = async () => (await owner.call(contract.study.live)).body.content[0]!;
  world.clock.set('2026-03-03T05:59:59+09:00');
  expect((await tile()).asOf).toBe('2026-03-03T05:30:00+09:00');
  world.clock.set('2026-03-03T06:00:00+09:00');
  expect(await tile()).toMatchObject({
    totalStudySeconds: 0,
    stopwatchSince: '2026-03-03T05:30:00+09:00',
    asOf: '2026-03-03T06:00:00+09:00',
  });
});

test('the wall is filtered by room, manager, name and stay; an observer sees their own students', async () => {
  const { owner, manager, student, place, room } = await academyWithRoom();
  const observer = await manager({ observer: true });
  const other = await place.room({ name: '다른 방' });
  const mine = await student({ name: '박도윤', managerId: observer.customerId });
  const nobodys = await student({ name: '최예은' });
  const stay = await place.enter(mine, room);
  await place.enter(nobodys, other);
  await place.enter(owner, room);
  const names = async (who: typeof owner, query = {}) =>
    (await who.call(contract.study.live, { query })).body.content.map(({ displayName }) => displayName);
  expect(await names(owner)).toEqual(['박도윤', '최예은']);
  expect(await names(owner, { roomId: other.roomId })).toEqual(['최예은']);
  expect(await names(owner, { managerId: observer.customerId })).toEqual(['박도윤']);
  expect(await names(owner, { managerId: 'none' })).toEqual(['최예은']);
  expect(await names(owner, { searchText: '예은' })).toEqual(['최예은']);
  expect(await names(owner, { roomUserId: [stay.roomUserId] })).toEqual(['박도윤']);
  expect(await names(observer)).toEqual(['박도윤']);
});

test('the wall is in the order of names, and students with the same name keep their own figures', async () => {
  const { world, owner, student, place, room } = await academyWithRoom();
  const other = await place.room({ name: '다른 방' });
  const [last, first, namesake] = [
    await student({ name: '하준', targetSeconds: 7_200 }),
    await student({ name: '가은', targetSeconds: 3_600 }),
    await student({ name: '하준', targetSeconds: 1_800 }),
  ];
  await place.enter(last, room);
  await place.enter(namesake, other);
  await place.press(namesake, 'STUDY');
  world.clock.advance({ minutes: 15 });
  await place.press(namesake, 'BREAK');
  await place.enter(first, other);
  const { content } = (await owner.call(contract.study.live)).body;
  const shown = Object.fromEntries(
    content.map(tile => [tile.customerId, [tile.roomName, tile.targetSeconds, tile.totalStudySeconds]]),
  );
  expect(content.map(({ displayName }) => displayName)).toEqual(['가은', '하준', '하준']);
  expect(shown).toEqual({
    [first.customerId]: ['다른 방', 3_600, 0],
    [last.customerId]: [room.name, 7_200, 0],
    [namesake.customerId]: ['다른 방', 1_800, 900],
  });
});

test('the counts agree with the wall; the rate is of registered and active students [S3.12]', async () => {
  const { owner, manager, student, students, place, room } = await academyWithRoom();
  const observer = await manager({ observer: true });
  await student({ accountStatus: 'INACTIVE' });
  await student({ authenticatedAt: null, registrationStatus: 'PENDING' });
  const [studying, onBreak, off, fresh] = await students(5, () => ({}));
  for (const someone of [studying, onBreak, off, fresh]) await place.enter(someone!, room);
  await place.press(studying!, 'STUDY');
  await place.press(onBreak!, 'BREAK');
  await place.away(onBreak!, true);
  await place.devices(off!, { camera: 'OFF' });
  const count = async (who: typeof owner, query = {}) =>
    (await who.call(contract.study.liveCount, { query })).body;
  const expected = {
    totalCount: 4,
    enterRate: 0.8,
    studyCount: 1,
    breakCount: 1,
    stopCount: 2,
    cameraOffCount: 1,
    awayCount: 1,
  };
  expect(await count(owner)).toEqual(expected);
  expect(await count(owner, { roomId: room.roomId })).toEqual(expected);
  expect(await count(observer)).toMatchObject({ totalCount: 0, enterRate: 0 });
});

test('asking again costs nothing until something happens (If-None-Match)', async () => {
  const { world, owner, student, place, room } = await academyWithRoom();
  const someone = await student();
  await place.enter(someone, room);
  await place.press(someone, 'STUDY');
  const tag = (await owner.send(contract.study.live)).headers.get('ETag')!;
  const ask = async (known: string) => {
    const answer = await owner.fetch('/api/v1/room-users', { headers: { 'If-None-Match': known } });
    return [answer.status, (await answer.text()) === ''];
  };
  world.clock.advance({ minutes: 3 });
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) expect(await ask(known)).toEqual([304, true]);
  for (const other of ['*', '"other"', tag.slice(1, -1)]) expect(await ask(other)).toEqual([200, false]);
  await place.press(someone, 'BREAK');
  expect(await ask(tag)).toEqual([200, false]);
});

test('observers see their own students alone on the wall, one after the other and between others who see all', async () => {
  const { owner, manager, student, place, room } = await academyWithRoom();
  const observers = [await manager({ observer: true }), await manager({ observer: true })];
  const own = [];
  for (const { customerId } of observers) own.push(await student({ managerId: customerId }));
  for (const someone of own) await place.enter(someone, room);
  const seen = async (who: typeof owner) =>
    (await who.call(contract.study.live)).body.content.map(({ customerId }) => customerId).toSorted();
  const all = own.map(({ customerId }) => customerId).toSorted();
  for (const [index, observer] of observers.entries()) {
    expect(await seen(observer)).toEqual([own[index]!.customerId]);
    expect(await seen(owner)).toEqual(all);
  }
});

test('a wall in another time zone is another answer, although no one has done anything', async () => {
  const { world, owner, groupId, student, place, room } = await academyWithRoom();
  await place.enter(await student(), room);
  const tag = async () => (await owner.send(contract.study.live)).headers.get('ETag');
  const before = await tag();
  expect(await tag()).toBe(before);
  await world.database.orm.update(groups).set({ timeZone: 'Asia/Tokyo' }).where(eq(groups.groupId, groupId));
  expect(await tag()).not.toBe(before);
});
