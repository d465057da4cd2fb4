import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { academyWithRooms } from './academyWithRooms.ts';

test('room users have each one’s devices and state; an observer sees the students assigned to them [S3.10]', async () => {
  const { owner, manager, rooms, student } = await academyWithRooms();
  const observer = await manager({ observer: true, permissions: ['VIEW_STUDY'] });
  const room = await rooms.room();
  const mine = await student({ name: '담당학생', managerId: observer.customerId });
  const other = await student({ name: '다른학생' });
  await rooms.enter(mine, room, { mic: 'ON' });
  await rooms.enter(other, room, { camera: 'OFF' });
  await rooms.enter(owner, room);
  const params = { roomId: room.roomId };
  const all = await owner.call(contract.rooms.roomUsers, { params });
  expect(
    all.body.content.map(({ username, userType, camera, mic }) => [username, userType, camera, mic]),
  ).toEqual(
    expect.arrayContaining([
      ['담당학생', 'STUDENT', 'ON', 'ON'],
      ['다른학생', 'STUDENT', 'OFF', 'OFF'],
      [owner.name, 'MANAGER', 'ON', 'OFF'],
    ]),
  );
  expect(all.body.content.find(({ username }) => username === owner.name)?.creatorPermission).toBe(true);
  const names = (reply: { body: { content: { username: string }[] } }) =>
    reply.body.content.map(({ username }) => username).toSorted();
  const seen = [owner.name, '담당학생'].toSorted();
  expect(names(await observer.call(contract.rooms.roomUsers, { params }))).toEqual(seen);
  expect(names(await observer.call(contract.rooms.joinHistories, { params }))).toEqual(seen);
  expect(
    names({ body: { content: await observer.stream(contract.rooms.joinHistories, { params }) } }),
  ).toEqual(seen);
});

test('join history has entry, exit, reason, system and device, searched and by period [S3.10]', async () => {
  const { world, owner, rooms, student } = await academyWithRooms();
  const room = await rooms.room();
  const someone = await student({ name: '한서윤' });
  await rooms.enter(someone, room);
  world.clock.advance({ minutes: 5 });
  await rooms.leave(someone, 'CAMERA_OFF');
  world.clock.advance({ days: 1 });
  await rooms.enter(someone, room);
  const params = { roomId: room.roomId };
  const { body } = await owner.call(contract.rooms.joinHistories, { params });
  expect(body.content.map(({ exitedAt, expulsionReason }) => [exitedAt, expulsionReason])).toEqual([
    [null, 'NONE'],
    ['2026-03-02T10:05:00+09:00', 'CAMERA_OFF'],
  ]);
  expect(body.content[1]).toMatchObject({
    username: '한서윤',
    os: 'Windows 11',
    deviceType: 'PC',
    deviceModel: 'LG gram 17',
    networkType: 'WIFI',
    roomName: room.name,
  });
  const first = await owner.call(contract.rooms.joinHistories, { params, query: { until: '2026-03-02' } });
  expect(first.body.pageInfo.total).toBe(1);
  const none = await owner.call(contract.rooms.joinHistories, { params, query: { searchText: '없음' } });
  expect(none.body.content).toEqual([]);
});

test('join history has as many of all time as of its period, for every reader', async () => {
  const { owner, manager, rooms, student } = await academyWithRooms();
  const observer = await manager({ observer: true, permissions: ['VIEW_STUDY'] });
  const room = await rooms.room();
  const mine = await student({ name: '담당학생', managerId: observer.customerId });
  const other = await student({ name: '다른학생' });
  for (const person of [mine, mine, other, owner]) await rooms.enter(person, room);
  const params = { roomId: room.roomId };
  const totals = async (asking: typeof owner, searchText?: string) => {
    const search = searchText === undefined ? {} : { searchText };
    const ask = (query: object) => asking.call(contract.rooms.joinHistories, { params, query });
    const replies = [await ask(search), await ask({ ...search, since: '2020-01-01' })];
    expect(replies[0]!.body.content).toHaveLength(replies[0]!.body.pageInfo.total);
    return replies.map(({ body }) => body.pageInfo.total);
  };
  expect(await totals(owner)).toEqual([4, 4]);
  expect(await totals(owner, '학생')).toEqual([3, 3]);
  expect(await totals(owner, '없음')).toEqual([0, 0]);
  expect(await totals(observer)).toEqual([3, 3]);
});
