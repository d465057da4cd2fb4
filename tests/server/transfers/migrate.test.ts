import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers, logins } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Academy } from '../../support/academy.ts';
import { readRollUps } from '../recorder/readRollUps.ts';
import { expectExact, morning, totals } from './morning.ts';
import { pairOfAcademies } from './pairOfAcademies.ts';

const { admin, audits, study, rooms: roomCalls } = contract;

test('a student’s account, records and days move along; both academies add up exactly', async () => {
  const pair = await pairOfAcademies();
  const { from, to } = pair;
  const { mover, first } = await morning(pair);
  const manager = await from.manager();
  await from.change(mover, { managerId: manager.customerId, nickname: '하은이', memo: '수시 준비' });
  const before = await totals(pair, from);

  const report = await pair.move([mover]);
  expect(report).toMatchObject({ state: 'DONE', totalCount: 1, movedCount: 1, waitingCount: 0 });
  expect(report.rows).toMatchObject([{ name: '정하은', state: 'MOVED', code: null }]);

  expect(await from.account(mover)).toBeUndefined();
  expect(await to.account(mover)).toMatchObject({
    userId: mover.userId,
    nickname: '하은이',
    memo: '수시 준비',
    passwordHash: mover.passwordHash,
    managerId: null,
  });
  const { orm } = pair.world.database;
  expect(await orm.select().from(logins).where(eq(logins.email, mover.email))).toMatchObject([
    { groupId: to.groupId, customerId: mover.customerId, administrator: false },
  ]);
  const period = { since: '2026-03-02', until: '2026-03-02' };
  const { content } = (
    await to.owner.call(study.studiedRooms, { params: { userId: mover.userId }, query: period })
  ).body;
  expect(content.map(each => each.roomName).toSorted()).toEqual([
    '심화실 (한빛 이관 시험)',
    '집중실 (한빛 이관 시험)',
  ]);

  expect(await totals(pair, to)).toEqual([
    { totalSeconds: 7_200, presentCount: 1, recordCount: 2, studentCount: 1 },
  ]);
  expect(await totals(pair, from)).toEqual([
    { ...before[0], totalSeconds: 1_800, presentCount: 1, recordCount: 1, studentCount: 1 },
  ]);
  await expectExact(pair, from);
  await expectExact(pair, to);
  const { groupDays } = await readRollUps(pair.world.database.orm, to.groupId);
  expect(groupDays).toMatchObject([{ createdRoomCount: 0, endedRoomCount: 0 }]);

  // The rooms stay: they are listed where they were, and nowhere else.
  const listed = async (academy: Academy) =>
    (await academy.owner.call(roomCalls.histories, {})).body.content.map(room => room.roomId);
  expect(await listed(from)).toContain(first.roomId);
  expect(await listed(to)).toEqual([]);
});

test('the check returns for each student whether they can be moved and why not, and writes nothing', async () => {
  const pair = await pairOfAcademies({ places: 2 });
  const { from, to, rooms } = pair;
  const [good, second, deleted, reserved, present, taken, gone, inactive] = await from.students(8);
  await from.change(deleted!, { accountStatus: 'DELETED', deletedAt: pair.world.clock() });
  await from.change(reserved!, { deactivateOn: '2026-04-01' });
  await from.change(inactive!, { accountStatus: 'INACTIVE' });
  await rooms.from.enter(present!, await rooms.from.room());
  await to.student({ email: taken!.email });
  await to.student({ email: gone!.email, accountStatus: 'DELETED', deletedAt: pair.world.clock() });
  const nobody = { customerId: crypto.randomUUID() };

  const requested = [good!, second!, deleted!, reserved!, present!, taken!, gone!, inactive!, nobody];
  const checked = await pair.check(requested);
  expect(checked.verdicts.map(({ code }) => code)).toEqual([
    null,
    'STUDENT_CAP',
    'ALREADY_DELETED',
    'DEACTIVATION_RESERVED',
    'IN_ROOM',
    'EMAIL_IN_TARGET',
    'EMAIL_IN_TARGET_DELETED',
    null,
    'NOT_FOUND',
  ]);
  expect(checked).toMatchObject({ doneCount: 2, refusedCount: 7, limit: 2 });
  expect(await to.account(good!)).toBeUndefined();
  const list = (await pair.superAdmin.call(admin.migrations, {})).body.content;
  expect(list.filter(each => each.fromGroupId === from.groupId)).toEqual([]);

  const report = await pair.move(requested);
  expect(report).toMatchObject({ movedCount: 2, refusedCount: 7 });
  expect(report.rows.map(({ code }) => code)).toEqual(checked.verdicts.map(({ code }) => code));
});

test('each student is checked again when it is their turn', async () => {
  const pair = await pairOfAcademies();
  const { from, rooms } = pair;
  const [first, second] = await from.students(2);
  const ordered = await pair.order([first!, second!]);
  await rooms.from.enter(second!, await rooms.from.room());
  await pair.work();
  expect((await pair.report(ordered)).rows).toMatchObject([
    { state: 'MOVED', code: null },
    { state: 'REFUSED', code: 'IN_ROOM' },
  ]);
  expect(await from.account(second!)).toBeDefined();
});

test('both academies’ audit logs record transfer and rollback, with actor, reason and address', async () => {
  const pair = await pairOfAcademies();
  const { from, to, superAdmin } = pair;
  const student = await from.student({ name: '정하은' });
  await pair.rollBack(await pair.move([student]));
  const auditsOf = async ({ owner }: Academy) =>
    (await owner.call(audits.list, {})).body
      .filter(({ targetId }) => targetId === student.customerId)
      .map(({ action, reason, actorName, ipAddress }) => ({ action, reason, actorName, ipAddress }));
  const by = { actorName: superAdmin.name, ipAddress: superAdmin.address };
  const out = { ...by, reason: '학원 통합' };
  const back = { ...by, reason: '잘못된 이관' };
  expect(await auditsOf(from)).toEqual(
    expect.arrayContaining([
      { action: 'student.moveOut', ...out },
      { action: 'student.moveInBack', ...back },
    ]),
  );
  expect(await auditsOf(to)).toEqual(
    expect.arrayContaining([
      { action: 'student.moveIn', ...out },
      { action: 'student.moveOutBack', ...back },
    ]),
  );
});

test('one transfer at a time between two academies, in either direction', async () => {
  const pair = await pairOfAcademies();
  const { from, to, superAdmin, way } = pair;
  const [first, second] = await from.students(2);
  const other = await to.student();
  await pair.order([first!]);
  const body = { ...way, customerIds: [second!.customerId], reason: '추가 이관' };
  expect((await superAdmin.refused(admin.migrate, { body })).body.code).toBe('MIGRATION_RUNNING');
  const reverse = {
    fromGroupId: to.groupId,
    toGroupId: from.groupId,
    customerIds: [other.customerId],
    reason: '반대 방향',
  };
  expect((await superAdmin.refused(admin.migrate, { body: reverse })).body.code).toBe('MIGRATION_RUNNING');
  await pair.work();
  expect((await superAdmin.call(admin.migrate, { body })).status).toBe(202);
  await pair.work();
});

test('academies that cannot exchange students are rejected', async () => {
  const pair = await pairOfAcademies();
  const { from, superAdmin, way, world } = pair;
  const abroad = await world.academy({ timeZone: 'America/New_York' });
  const customerIds = [(await from.student()).customerId];
  const refused = async (toGroupId: string) =>
    (await superAdmin.refused(admin.checkMigration, { body: { ...way, toGroupId, customerIds } })).body.code;
  expect(await refused(from.groupId)).toBe('SAME_ACADEMY');
  expect(await refused(abroad.groupId)).toBe('TIME_ZONES_DIFFER');
  expect(await refused('nowhere')).toBe('NOT_FOUND');
  expect(await refused('~system')).toBe('NOT_FOUND');
});

test('a manager cannot be transferred as a student', async () => {
  const pair = await pairOfAcademies();
  const manager = await pair.from.manager();
  expect((await pair.check([manager])).verdicts).toMatchObject([{ ok: false, code: 'NOT_FOUND' }]);
  const body = { ...pair.way, customerIds: [manager.customerId], reason: '관리자' };
  expect((await pair.superAdmin.refused(admin.migrate, { body })).body.code).toBe('NOTHING_TO_MIGRATE');
  const { orm } = pair.world.database;
  expect(await orm.$count(customers, eq(customers.customerId, manager.customerId))).toBe(1);
});
