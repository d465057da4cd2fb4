import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { academyWithRooms } from './academyWithRooms.ts';

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

test('join history by name has each person’s stays together, page by page, for every reader', async () => {
  const { world, owner, manager, rooms, student } = await academyWithRooms();
  const observer = await manager({ observer: true, permissions: ['VIEW_STUDY'] });
  const room = await rooms.room();
  const first = await student({ name: '가람', managerId: observer.customerId });
  const second = await student({ name: '나래' });
  const last = await student({ name: '다솜', managerId: observer.customerId });
  const elsewhere = await student({ name: '라온', managerId: observer.customerId });
  await rooms.enter(elsewhere, await rooms.room());
  for (const person of [last, first, second, first]) {
    await rooms.enter(person, room);
    world.clock.advance({ minutes: 1 });
    await rooms.leave(person);
  }
  const params = { roomId: room.roomId };
  const page = async (asking: typeof owner, query: object) => {
    const { body } = await asking.call(contract.rooms.joinHistories, {
      params,
      query: { size: 2, ...query },
    });
    return body;
  };
  const names = async (asking: typeof owner, query: object) => {
    const pages = [await page(asking, query), await page(asking, { ...query, page: 1 })];
    const stays = pages.flatMap(({ content }) => content);
    for (const { pageInfo } of pages) expect(pageInfo.total).toBe(stays.length);
    return stays.map(({ username }) => username);
  };
  expect(await names(owner, { sort: 'username,asc' })).toEqual(['가람', '가람', '나래', '다솜']);
  expect(await names(owner, { sort: 'username,desc' })).toEqual(['다솜', '나래', '가람', '가람']);
  expect(await names(observer, { sort: 'username,asc' })).toEqual(['가람', '가람', '다솜']);
  expect(await names(owner, { sort: 'username,desc', searchText: '가람' })).toEqual(['가람', '가람']);
  expect(await names(owner, { sort: 'username,asc', since: '2026-03-03' })).toEqual([]);
  const { content } = await page(owner, { sort: ['username,asc', 'enteredAt,desc'] });
  expect(content.map(({ enteredAt }) => enteredAt)).toEqual([
    '2026-03-02T10:03:00+09:00',
    '2026-03-02T10:01:00+09:00',
  ]);
});
