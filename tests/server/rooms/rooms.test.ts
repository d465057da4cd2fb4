import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audits, rooms, roomPasswords } from '../../../server/database/schema/index.ts';
import { redeemRoomPassword } from '../../../server/rooms/password.ts';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academyWithRooms() {
  const world = await createWorld();
  const academy = await world.academy();
  return { world, ...academy, rooms: studyRooms(world, academy) };
}

const body = {
  name: '새벽 집중실',
  roomMode: 'PREMIUM',
  maxParticipants: 12,
  recommendedStudy: { used: true, weight: 3 },
  defaultRoleCamera: 'ON',
  defaultRoleMic: 'OFF',
  hostPermissions: ['MUTE', 'EXPEL'],
  endsOn: '2026-12-31',
} as const;

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
      durationSeconds: 7_200,
    });
  });

  test('filters by period, rooms with users only, mode and search, each with the right total', async () => {
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

test('GET /studies/histories knows open and ended rooms by their status, and whom each has had', async () => {
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

describe('GET /active-studies/rooms/{roomId}', () => {
  test('says what a room is, with study that goes on counted up to now', async () => {
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

describe('PUT /studies/rooms/{roomId}', () => {
  test('changes every field, keeps, sets and removes the password, and audits without it', async () => {
    const { world, groupId, owner, rooms: place } = await academyWithRooms();
    const { roomId } = await place.room();
    const params = { roomId };
    const first = await owner.call(contract.rooms.update, {
      params,
      body: { ...body, hostPermissions: [...body.hostPermissions], password: 'secret1' },
      version: 1,
    });
    expect(first.body).toMatchObject({
      basicInfo: { name: body.name, roomMode: 'PREMIUM', maxParticipants: 12, passwordSet: true },
      detailInfo: {
        recommendedStudy: body.recommendedStudy,
        hostPermissions: body.hostPermissions,
        endsOn: body.endsOn,
      },
      version: 2,
    });
    const again = { ...body, hostPermissions: [] };
    const kept = await owner.call(contract.rooms.update, { params, body: again, version: 2 });
    expect(kept.body.basicInfo.passwordSet).toBe(true);
    const removed = await owner.call(contract.rooms.update, {
      params,
      body: { ...again, password: null },
      version: 3,
    });
    expect(removed.body.basicInfo.passwordSet).toBe(false);
    const entries = await world.database.orm
      .select()
      .from(audits)
      .where(and(eq(audits.groupId, groupId), eq(audits.action, 'room.update')));
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/secret1|argon2/);
  });

  test('refuses a stale change with the room as it is, an ended room, and values that are none', async () => {
    const { owner, rooms } = await academyWithRooms();
    const { roomId } = await rooms.room();
    const input = { params: { roomId }, body: { ...body, hostPermissions: [] }, version: 1 };
    await owner.call(contract.rooms.update, input);
    const stale = await owner.refused(contract.rooms.update, input);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { version: 2 } });
    for (const [field, value] of [
      ['defaultRoleCamera', 'on'],
      ['hostPermissions', ['FLY']],
      ['maxParticipants', 0],
      ['password', 'abc'],
      ['roomMode', 'LOCKED'],
      ['endsOn', '2026-13-01'],
    ] as const) {
      const refused = await owner.send(contract.rooms.update, {
        params: { roomId },
        version: 2,
        body: { ...input.body, [field]: value },
      });
      expect([field, refused.status]).toEqual([field, 400]);
      expect(Object.keys((refused.body as { fieldErrors: object }).fieldErrors)[0]).toMatch(field);
    }
    await owner.call(contract.rooms.end, { params: { roomId } });
    const ended = await owner.refused(contract.rooms.update, { ...input, version: 3 });
    expect(ended.body.code).toBe('ALREADY_ENDED');
  });
});

test('DELETE /studies/rooms/{roomId} sends everybody out with the reason, once, and their study counts', async () => {
  const { world, groupId, owner, rooms: place, students } = await academyWithRooms();
  const room = await place.room();
  for (const someone of await students(3)) {
    await place.enter(someone, room);
    await place.press(someone, 'STUDY');
  }
  world.clock.advance({ minutes: 20 });
  const heard: string[] = [];
  world.events.subscribe({
    happened: events => void heard.push(...events.filter(e => e.groupId === groupId).map(e => e.kind)),
    missed: () => undefined,
  });
  const params = { roomId: room.roomId };
  await owner.call(contract.rooms.end, { params });
  expect(heard).toEqual(['room', 'roomUser', 'roomUser', 'roomUser']);
  const { body } = await owner.call(contract.rooms.joinHistories, { params });
  expect(body.pageInfo.total).toBe(3);
  for (const stay of body.content)
    expect(stay).toMatchObject({ expulsionReason: 'ROOM_ENDED', exitedAt: '2026-03-02T10:20:00+09:00' });
  const details = await owner.call(contract.rooms.historyOne, { params });
  expect(details.body.detailInfo.totalStudySeconds).toBe(3 * 20 * 60);
  expect((await owner.refused(contract.rooms.end, { params })).body.code).toBe('ALREADY_ENDED');
});

test('room users say how each is there; an observer sees the students assigned to them', async () => {
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

test('join history tells entry, exit, reason, system and device, searched and by period', async () => {
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

describe('POST /studies/otp', () => {
  test('gives a password that opens its room once, and for a few minutes', async () => {
    const { world, groupId, owner, rooms } = await academyWithRooms();
    const room = await rooms.room();
    const { roomId } = room;
    const make = async () => (await owner.call(contract.rooms.otp, { body: { roomId } })).body;
    const made = await make();
    expect(made.otp).toMatch(new RegExp(`^[A-HJKMNP-Z2-9]{${limits.roomPassword.length}}$`));
    expect(made.expiresAt).toBe('2026-03-02T10:05:00+09:00');
    const kept = await world.database.orm
      .select()
      .from(roomPasswords)
      .where(eq(roomPasswords.groupId, groupId));
    expect(JSON.stringify(kept)).not.toContain(made.otp);
    const redeem = (otp: string, at = roomId) =>
      redeemRoomPassword(world.database.orm, { groupId, roomId: at, otp, now: world.clock() });
    const elsewhere = await rooms.room();
    expect(await redeem(made.otp, elsewhere.roomId)).toBeNull();
    expect(await redeem(made.otp)).toBe(owner.customerId);
    expect(await redeem(made.otp)).toBeNull();
    const late = await make();
    world.clock.advance({ minutes: limits.roomPassword.minutes });
    expect(await redeem(late.otp)).toBeNull();
  });

  test('leads to the room where the rooms’ address is known, and opens no room that has ended', async () => {
    const world = await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example/' } });
    const academy = await world.academy();
    const { roomId, roomUrlId } = await studyRooms(world, academy).room();
    const { body } = await academy.owner.call(contract.rooms.otp, { body: { roomId } });
    expect(body.joinUrl).toBe(`https://rooms.example/${roomUrlId}?otp=${body.otp}`);
    await world.database.orm.update(rooms).set({ endedAt: world.clock() }).where(eq(rooms.roomId, roomId));
    const { body: problem } = await academy.owner.refused(contract.rooms.otp, { body: { roomId } });
    expect(problem.code).toBe('ALREADY_ENDED');
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
