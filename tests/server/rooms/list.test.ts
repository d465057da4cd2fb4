import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { academyWithRooms } from './academyWithRooms.ts';

describe('GET /active-studies', () => {
  test('lists open rooms with who is in them now and how long they have been open', async () => {
    const { world, owner, rooms, student } = await academyWithRooms();
    const busy = await rooms.room({ name: '가람실', passwordHash: 'x', maxParticipants: 8 });
    await rooms.room({ name: '나래실' });
    await rooms.room({ name: '끝난 방', endedAt: world.clock() });
    await rooms.enter(await student(), busy);
    world.clock.advance({ hours: 2 });
    const { body } = await owner.call(contract.rooms.active, { query: { sort: ['userCount,desc'] } });
    expect(body.pageInfo).toEqual({ page: 0, size: 25, total: 2 });
    expect(body.content.map(({ name, userCount }) => [name, userCount])).toEqual([
      ['가람실', 1],
      ['나래실', 0],
    ]);
    expect(body.content[0]).toEqual({
      roomId: busy.roomId,
      roomUrlId: busy.roomUrlId,
      name: '가람실',
      creatorName: owner.name,
      creatorEmail: owner.email,
      nickname: '',
      createdAt: '2026-03-02T10:00:00+09:00',
      endedAt: null,
      status: 'AVAILABLE',
      roomMode: 'GENERAL',
      passwordSet: true,
      maxParticipants: 8,
      userCount: 1,
      staleSince: null,
      durationSeconds: 7_200,
    });
  });

  test('filters by period, rooms with users only, mode and search, each with the right total [S2.20]', async () => {
    const { world, owner, rooms, student } = await academyWithRooms();
    world.clock.set('2026-03-01T23:59:59+09:00');
    await rooms.room({ name: '어제의 방', roomMode: 'GUEST' });
    world.clock.set('2026-03-02T00:00:00+09:00');
    const today = await rooms.room({ name: '오늘의 방' });
    await rooms.enter(await student(), today);
    const names = async (query: object) => {
      const { body } = await owner.call(contract.rooms.active, { query });
      expect(body.pageInfo.total).toBe(body.content.length);
      return body.content.map(({ name }) => name);
    };
    expect(await names({ since: '2026-03-02T00:00:00+09:00' })).toEqual(['오늘의 방']);
    expect(await names({ until: '2026-03-01T23:59:59+09:00' })).toEqual(['어제의 방']);
    expect(await names({ since: '2026-03-01', until: '2026-03-02' })).toEqual(['오늘의 방', '어제의 방']);
    expect(await names({ withUsersOnly: true })).toEqual(['오늘의 방']);
    expect(await names({ roomMode: ['GUEST'] })).toEqual(['어제의 방']);
    expect(await names({ searchText: '어제' })).toEqual(['어제의 방']);
    expect(await names({ searchType: 'creatorEmail', searchText: owner.email })).toHaveLength(2);
    const { body } = await owner.refused(contract.rooms.active, {
      query: { since: '2026-03-02', until: '2026-03-01' },
    });
    expect(body.code).toBe('PERIOD_REVERSED');
    expect(
      (await owner.refused(contract.rooms.active, { query: { since: '2026-02-30' } })).body.fieldErrors,
    ).toEqual({ since: 'validation.date' });
  });

  test('pages hold every room once, in the same order as its export', async () => {
    const { owner, rooms } = await academyWithRooms();
    for (let index = 0; index < 7; index++) await rooms.room({ name: '같은 이름' });
    const query = { sort: ['name,asc' as const] };
    const pages = await Promise.all(
      [0, 1, 2].map(page => owner.call(contract.rooms.active, { query: { ...query, page, size: 3 } })),
    );
    const ids = pages.flatMap(({ body }) => body.content.map(({ roomId }) => roomId));
    expect(new Set(ids).size).toBe(7);
    expect((await owner.stream(contract.rooms.active, { query })).map(({ roomId }) => roomId)).toEqual(ids);
  });
});

test('GET /studies/histories knows open and ended rooms by their status, and whom each has had [S2.21]', async () => {
  const { world, owner, rooms, student } = await academyWithRooms();
  const ended = await rooms.room({ name: '끝난 방' });
  const someone = await student();
  await rooms.enter(someone, ended);
  world.clock.advance({ minutes: 10 });
  await rooms.leave(someone);
  await owner.call(contract.rooms.end, { params: { roomId: ended.roomId } });
  await rooms.room({ name: '열린 방' });
  const names = async (status: ('AVAILABLE' | 'ENDED')[]) => {
    const { body } = await owner.call(contract.rooms.histories, { query: { status, sort: ['name,asc'] } });
    return body.content.map(({ name, userCount, durationSeconds }) => [name, userCount, durationSeconds]);
  };
  expect(await names([])).toEqual([
    ['끝난 방', 1, 600],
    ['열린 방', 0, 0],
  ]);
  expect(await names(['ENDED'])).toEqual([['끝난 방', 1, 600]]);
  expect(await names(['AVAILABLE'])).toEqual([['열린 방', 0, 0]]);
});

test('a period of room history is the one in which rooms were used, unless it is asked for what was opened or ended', async () => {
  const { world, owner, rooms, student } = await academyWithRooms();
  const room = await rooms.room({ name: '매일방' });
  await rooms.room({ name: '빈 방' });
  const someone = await student();
  world.clock.advance({ days: 3 });
  await rooms.enter(someone, room);
  world.clock.advance({ minutes: 10 });
  await rooms.leave(someone);
  const names = async (query: object) =>
    (
      await owner.call(contract.rooms.histories, { query: { sort: ['name,asc'], ...query } })
    ).body.content.map(({ name }) => name);
  const day = (date: string) => ({ since: date, until: date });
  expect(await names(day('2026-03-05'))).toEqual(['매일방']);
  expect(await names(day('2026-03-02'))).toEqual([]);
  expect(await names({ ...day('2026-03-02'), activity: 'CREATED' })).toEqual(['매일방', '빈 방']);
  expect(await names({})).toEqual(['매일방', '빈 방']);
  const wrong = { query: { since: '2026-02-30' } };
  expect((await owner.refused(contract.rooms.histories, wrong)).body.fieldErrors).toEqual({
    since: 'validation.date',
  });
});

describe('GET /active-studies/rooms/{roomId}', () => {
  test('says what a room is, with study that goes on counted up to now [S3.10]', async () => {
    const { world, owner, rooms, student } = await academyWithRooms();
    const room = await rooms.room({
      recommendedStudyUsed: true,
      recommendedStudyWeight: 2,
      hostPermissions: ['MUTE'],
      defaultRoleCamera: 'OFF',
    });
    const [first, second] = [await student(), await student()];
    await rooms.enter(first, room, { camera: 'ON' });
    await rooms.press(first, 'STUDY');
    world.clock.advance({ minutes: 30 });
    await rooms.leave(first);
    await rooms.enter(second, room, { camera: 'ON' });
    await rooms.press(second, 'STUDY');
    world.clock.advance({ minutes: 15 });
    const params = { roomId: room.roomId };
    const { body, headers } = await owner.call(contract.rooms.activeOne, { params });
    expect(body.detailInfo).toEqual({
      recommendedStudy: { used: true, weight: 2 },
      defaultRoleCamera: 'OFF',
      defaultRoleMic: 'OFF',
      hostPermissions: ['MUTE'],
      endsOn: null,
      totalUserCount: 2,
      totalStudySeconds: 45 * 60,
    });
    expect(body.basicInfo.userCount).toBe(1);
    expect(headers.get('ETag')).toBe('"1"');
    const creator = await owner.call(contract.rooms.activeRepresentative, { params });
    expect(creator.body).toMatchObject({ customerId: owner.customerId, name: owner.name });
  });

  test('an ended room has a history and is no open room any more; another academy’s is unknown', async () => {
    const { world, owner, rooms } = await academyWithRooms();
    const { roomId } = await rooms.room();
    await owner.call(contract.rooms.end, { params: { roomId } });
    expect((await owner.refused(contract.rooms.activeOne, { params: { roomId } })).status).toBe(404);
    const history = await owner.call(contract.rooms.historyOne, { params: { roomId } });
    expect(history.body.basicInfo.status).toBe('ENDED');
    const stranger = (await world.academy()).owner;
    for (const call of [
      contract.rooms.historyOne,
      contract.rooms.historyRepresentative,
      contract.rooms.roomUsers,
      contract.rooms.joinHistories,
    ])
      expect((await stranger.refused(call, { params: { roomId } })).status).toBe(404);
    expect((await stranger.refused(contract.rooms.end, { params: { roomId } })).status).toBe(404);
    expect((await stranger.refused(contract.rooms.otp, { body: { roomId } })).status).toBe(404);
  });
});

test('a student who created a room is not named to an observer who does not look after them', async () => {
  const { manager, rooms, student, owner } = await academyWithRooms();
  const observer = await manager({ observer: true });
  const creator = await student({ name: '방장학생' });
  await rooms.room({ creatorId: creator.customerId });
  const nameFor = async (who: typeof owner) =>
    (await who.call(contract.rooms.histories)).body.content[0]!.creatorName;
  expect(await nameFor(owner)).toBe('방장학생');
  expect(await nameFor(observer)).toBe('');
});
