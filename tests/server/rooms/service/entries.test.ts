import { expect, test } from 'vitest';
import { hashPassword } from '../../../../server/core/password.ts';
import { contract } from '../../../../src/contract/index.ts';
import { unknownId } from '../../../support/anyParams.ts';
import { createWorld } from '../../../support/world.ts';
import { reportedAcademy } from './reports.ts';

const { entries, rooms: listed, room: one, accounts } = contract.roomService;

test('people who may enter are returned with their name, others with the reason', async () => {
  const world = await createWorld();
  const { caller, student, rooms, owner } = await reportedAcademy(world);
  const [person, other] = [await student({ name: '강하늘' }), await student()];
  const inactive = await student({ accountStatus: 'INACTIVE' });
  const deleted = await student({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  });
  const open = await rooms.room();
  const locked = await rooms.room({ passwordHash: await hashPassword('1234') });
  const small = await rooms.room({ maxParticipants: 1 });
  await rooms.enter(other, small);
  const ended = await rooms.room({ endedAt: world.clock() });
  const over = await rooms.room({ endsOn: '2026-03-01' });
  const ask = async (body: object) => (await caller.call(entries, { body: body as never })).body;
  const { customerId } = person;
  const requested = (room: { roomId: string }, more: object = {}) =>
    ask({ roomId: room.roomId, customerId, ...more });

  expect(await requested(open)).toEqual({
    allowed: true,
    customerId,
    displayName: '강하늘',
    role: 'STUDENT',
    liveKit: null,
    reason: null,
    message: null,
  });
  expect(await requested(open, { customerId: owner.customerId })).toMatchObject({ role: 'HOST' });
  expect(await requested(locked, { password: '1234' })).toMatchObject({ allowed: true });
  expect(await requested(small, { customerId: other.customerId })).toMatchObject({ allowed: true });
  const reasons = await Promise.all(
    [
      requested({ roomId: unknownId }),
      requested({ roomId: 'no-id' }),
      requested(ended),
      requested(over),
      requested(locked),
      requested(locked, { password: '4321' }),
      requested(small),
      requested(open, { customerId: unknownId }),
      requested(open, { customerId: deleted.customerId }),
      requested(open, { customerId: inactive.customerId }),
      ask({ roomId: open.roomId }),
      requested(open, { oneTimePassword: 'ABCDEFGH' }),
    ].map(async answer => (await answer).reason),
  );
  expect(reasons).toEqual([
    'ROOM_UNKNOWN',
    'ROOM_UNKNOWN',
    'ROOM_ENDED',
    'ROOM_ENDED',
    'PASSWORD_REQUIRED',
    'PASSWORD_WRONG',
    'ROOM_FULL',
    'ACCOUNT_UNKNOWN',
    'ACCOUNT_UNKNOWN',
    'ACCOUNT_INACTIVE',
    'ACCOUNT_UNKNOWN',
    'ONE_TIME_PASSWORD_INVALID',
  ]);
  const inKorean = await caller.call(entries, {
    body: { roomId: ended.roomId, customerId },
    headers: { 'Accept-Language': 'ko' },
  } as never);
  expect(inKorean.body.message).toBe('종료된 스터디룸입니다.');
});

test('rooms for guests admit guests, and premium rooms require the plan', async () => {
  const world = await createWorld();
  const { caller, rooms, student, groupId } = await reportedAcademy(world);
  const { customerId } = await student();
  const [guests, premium] = [
    await rooms.room({ roomMode: 'GUEST' }),
    await rooms.room({ roomMode: 'PREMIUM' }),
  ];
  const ask = async (body: { roomId: string; customerId?: string }) =>
    (await caller.call(entries, { body })).body;
  expect(await ask({ roomId: guests.roomId })).toMatchObject({
    allowed: true,
    role: 'GUEST',
    customerId: null,
  });
  expect(await ask({ roomId: premium.roomId, customerId })).toMatchObject({ allowed: true });
  await world.database.pool.query("UPDATE subscriptions SET plan = 'FREE' WHERE group_id = $1", [groupId]);
  expect(await ask({ roomId: premium.roomId, customerId })).toMatchObject({ reason: 'PLAN_ENDED' });
});

test('a one-time password opens its room once under 50 tries at the same time, and not when there is no seat', async () => {
  const world = await createWorld();
  const { caller, rooms, student, owner } = await reportedAcademy(world);
  const [room, other] = [
    await rooms.room({ maxParticipants: 1, passwordHash: await hashPassword('1234') }),
    await rooms.room(),
  ];
  const otp = async () => (await owner.call(contract.rooms.otp, { body: { roomId: room.roomId } })).body.otp;
  const oneTimePassword = await otp();
  const ask = async (roomId = room.roomId) =>
    (await caller.call(entries, { body: { roomId, oneTimePassword } })).body;
  expect(await ask(other.roomId)).toMatchObject({ reason: 'ONE_TIME_PASSWORD_INVALID' });
  const guest = await student();
  await rooms.enter(guest, room);
  expect(await ask()).toMatchObject({ reason: 'ROOM_FULL' });
  await rooms.leave(guest);

  const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(answers.filter(({ allowed }) => allowed)).toMatchObject([
    { customerId: owner.customerId, role: 'HOST' },
  ]);
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([null, 'ONE_TIME_PASSWORD_INVALID']));
  expect(await ask()).toMatchObject({ reason: 'ONE_TIME_PASSWORD_INVALID' });

  const late = await otp();
  world.clock.advance({ minutes: 5 });
  const { body } = await caller.call(entries, { body: { roomId: room.roomId, oneTimePassword: late } });
  expect(body.reason).toBe('ONE_TIME_PASSWORD_INVALID');
});

test("a room's settings and the accounts are read by key", async () => {
  const world = await createWorld();
  const { caller, rooms, student, owner } = await reportedAcademy(world);
  const person = await student({ name: '강하늘' });
  await student({ accountStatus: 'DELETED', deletedFrom: 'ACTIVE', deletedAt: world.clock() });
  const open = await rooms.room({ passwordHash: 'a hash', maxParticipants: 7, roomMode: 'GUEST' });
  const ended = await rooms.room({ endedAt: world.clock() });
  await rooms.enter(person, open);
  const { body } = await caller.call(listed);
  expect(body.content).toMatchObject([
    {
      roomId: open.roomId,
      passwordSet: true,
      maxParticipants: 7,
      roomMode: 'GUEST',
      participants: [{ customerId: person.customerId }],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('a hash');
  const { body: all } = await caller.call(listed, { query: { withEnded: true } });
  expect(all.content).toHaveLength(2);
  expect((await caller.call(one, { params: ended })).body).toMatchObject({ status: 'ENDED' });
  expect((await caller.refused(one, { params: { roomId: unknownId } })).status).toBe(404);
  const { body: people } = await caller.call(accounts, { query: { searchText: '강하' } });
  expect(people).toMatchObject({ total: 1, content: [{ customerId: person.customerId, kind: 'STUDENT' }] });
  const { body: page } = await caller.call(accounts, { query: { size: 1, page: 1 } });
  expect(page).toMatchObject({ total: 2, pageable: { size: 1 } });
  expect([person.customerId, owner.customerId]).toContain(page.content[0]!.customerId);
});
