import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '../../../server/database/schema/index.ts';
import { mergePolicy } from '../../../server/transfers/merges/mergePolicy.ts';
import { transferPolicy } from '../../../server/transfers/transferPolicy.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { contract } from '../../../src/contract/index.ts';
import type { MergeField } from '../../../src/domain/mergeFields.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';
import { studyClockOf } from '../../../server/core/studyClockOf.ts';
import { countAcademyVisits } from '../../../server/recorder/visits/countAcademyVisits.ts';
import { expectVisits } from '../recorder/expectVisits.ts';
import { readStudied } from '../recorder/readRollUps.ts';

const { students, attendances } = contract;
type Someone = { customerId: string };

async function twoAccounts() {
  const world = await createWorld();
  const academy = await world.academy();
  const rooms = studyRooms(world, academy);
  const [kept, other] = await academy.students(2, index => ({
    name: '정하은',
    phone: '01012345678',
    memo: index === 0 ? '' : '수학 보강',
  }));
  const study = async (student: Someone, room: { roomId: string }, minutes: number) => {
    await rooms.enter(student, room);
    await rooms.press(student, 'STUDY');
    world.clock.advance({ minutes });
    await rooms.leave(student);
  };
  const input = async (take: MergeField[] = [], more: object = {}) => ({
    params: { id: kept!.customerId },
    version: (await academy.account(kept!)).version,
    body: {
      customerId: other!.customerId,
      version: (await academy.account(other!)).version,
      take,
      ...more,
    },
  });
  const sums = () => readStudied(world.database.orm, academy.groupId);
  return { world, academy, rooms, kept: kept!, other: other!, study, input, sums, owner: academy.owner };
}

test('records of both accounts become one, days that overlap are added, and a rebuild finds the same', async () => {
  const { world, academy, rooms, kept, other, study, input, sums, owner } = await twoAccounts();
  const room = await rooms.room();
  const second = await rooms.room({ name: '심화실' });
  const stranger = await academy.student();
  await study(kept, room, 30);
  await study(other, room, 20);
  await study(other, second, 10);
  await study(stranger, room, 5);
  world.clock.advance({ hours: 24 });
  await study(other, room, 40);
  world.clock.advance({ hours: 24 });
  await study(kept, second, 15);
  const date = '2026-03-02';
  for (const [student, status] of [
    [kept, 'PRESENT'],
    [other, 'ABSENT'],
  ] as const) {
    world.clock.advance({ minutes: 1 });
    await owner.call(attendances.correct, {
      params: { userId: student.userId, date },
      version: 1,
      body: { status, reason: '확인' },
    });
  }

  const [group] = await world.database.orm
    .select()
    .from(schema.groups)
    .where(eq(schema.groups.groupId, academy.groupId));
  const visits = { groupId: academy.groupId, studyClock: studyClockOf(group!), now: world.clock() };
  await countAcademyVisits(world.database.orm, visits);
  expect((await expectVisits(world.database.orm, visits)).length).toBeGreaterThan(0);

  const dry = (await owner.call(students.merge, await input([], { dryRun: true }))).body;
  expect(dry).toEqual({ stayCount: 3, recordCount: 3, dayCount: 2, sharedDayCount: 1 });
  expect(await academy.account(other)).toMatchObject({ accountStatus: 'ACTIVE' });

  expect((await owner.call(students.merge, await input(['memo']))).body).toEqual(dry);
  await expectVisits(world.database.orm, visits);
  const merged = await sums();
  expect(merged.studentDays.filter(each => each.customerId === other.customerId)).toEqual([]);
  expect(merged.studentDays.filter(each => each.customerId === kept.customerId)).toMatchObject([
    { studyDate: '2026-03-02', totalSeconds: 3_600, visitCount: 3, attendance: 'ABSENT' },
    { studyDate: '2026-03-03', totalSeconds: 2_400, visitCount: 1 },
    { studyDate: '2026-03-04', totalSeconds: 900, visitCount: 1 },
  ]);
  // Two accounts of one person were counted as two.
  expect(merged.groupDays[0]).toMatchObject({ presentCount: 1, recordCount: 3, studentCount: 2 });
  expect(merged.roomDays.find(each => each.roomId === room.roomId)).toMatchObject({
    userCount: 2,
    visitCount: 3,
  });
  await world.database.orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
  expect(merged).toEqual(await sums());

  expect(await academy.account(kept)).toMatchObject({ memo: '수학 보강', accountStatus: 'ACTIVE' });
  expect(await academy.account(other)).toMatchObject({ accountStatus: 'DELETED', deletedFrom: 'ACTIVE' });
});

test('the email comes with its sign-in, which the accounts exchange', async () => {
  const { academy, kept, other, input, owner } = await twoAccounts();
  await academy.change(kept, { authenticatedAt: null, registrationStatus: 'PENDING', passwordHash: null });
  await academy.change(other, { resolution: '매일 조금씩', dDayName: '수능', dDayDate: '2026-11-19' });
  const registered = await academy.account(other);
  await owner.call(students.merge, await input(['email']));
  expect(await academy.account(kept)).toMatchObject({
    email: other.email,
    passwordHash: registered.passwordHash,
    authenticatedAt: registered.authenticatedAt,
    registrationStatus: 'REGISTERED',
    resolution: '매일 조금씩',
    dDayName: '수능',
  });
  expect(await academy.account(other)).toMatchObject({ email: kept.email, authenticatedAt: null });
});

test('history goes along: bulk changes, and both entries of the audit log', async () => {
  const { world, academy, kept, other, input, owner } = await twoAccounts();
  await owner.call(students.updateMany, { body: { customerIds: [other.customerId], memo: '3반' } });
  await owner.call(students.merge, await input(['memo', 'phone']));
  const { batchRows } = schema;
  const rows = await world.database.orm
    .select()
    .from(batchRows)
    .where(eq(batchRows.groupId, academy.groupId));
  expect(rows).toMatchObject([{ customerId: kept.customerId, version: null }]);
  const [batch] = (await owner.call(contract.batches.list, {})).body.content;
  expect(
    (await owner.call(contract.batches.undo, { params: { batchId: batch!.batchId } })).body.verdicts,
  ).toMatchObject([{ customerId: kept.customerId, code: 'STALE' }]);
  const audits = (await owner.call(contract.audits.list, {})).body;
  expect(audits.find(({ action }) => action === 'student.merge')).toMatchObject({
    targetId: kept.customerId,
    after: { memo: '3반', mergedDayCount: 0 },
  });
  expect(audits.find(({ action }) => action === 'student.mergeOut')).toMatchObject({
    targetId: other.customerId,
    after: { accountStatus: 'DELETED', mergedInto: '정하은' },
  });
});

test('a merge is refused while the deleted account is in a room, for changed accounts, and for the same account', async () => {
  const { academy, rooms, kept, other, input, owner } = await twoAccounts();
  const refused = async (given: Awaited<ReturnType<typeof input>>) => {
    const { status, body } = await owner.refused(students.merge, given);
    return [status, body.code];
  };
  const good = await input();
  expect(await refused({ ...good, version: 7 })).toEqual([412, 'STALE']);
  expect(await refused({ ...good, body: { ...good.body, version: 7 } })).toEqual([412, 'STALE']);
  expect(await refused({ ...good, body: { ...good.body, customerId: kept.customerId } })).toEqual([
    400,
    'VALIDATION_FAILED',
  ]);
  expect(await refused({ ...good, body: { ...good.body, take: ['passwordHash' as never] } })).toEqual([
    400,
    'VALIDATION_FAILED',
  ]);
  const room = await rooms.room();
  await rooms.enter(other, room);
  await rooms.enter(kept, room);
  expect(await refused(good)).toEqual([409, 'IN_ROOM']);
  await rooms.leave(other);
  await owner.call(students.merge, good);
  expect(await refused(await input())).toEqual([409, 'ALREADY_DELETED']);
  expect(await academy.account(kept)).toMatchObject({ accountStatus: 'ACTIVE' });
});

test('managers merge students they manage; taking over a manager needs the permission to assign', async () => {
  const { world, academy, other, kept, input } = await twoAccounts();
  const teacher = await academy.manager();
  await academy.change(other, { managerId: teacher.customerId });
  const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  expect((await clerk.refused(students.merge, await input(['managerId']))).body.code).toBe(
    'ASSIGNMENT_NOT_HELD',
  );
  const stranger = await world.academy();
  expect((await stranger.owner.refused(students.merge, await input())).status).toBe(404);
  await clerk.call(students.merge, await input());
  expect(await academy.account(kept)).toMatchObject({ managerId: null });
});

const nameOf = (table: PgTable) => getTableConfig(table).name;

test('the policy covers every table that a transfer covers', () => {
  const { moved, kept, deleted } = transferPolicy;
  const known = [...moved.map(each => each.table), ...kept, ...deleted].map(nameOf);
  const decided = Object.values(mergePolicy).flat().map(nameOf);
  expect(decided.toSorted()).toEqual(known.toSorted());
});

test('a person who was in two rooms at the same time keeps both stays', async () => {
  const { world, academy, rooms, kept, other, input, sums, owner } = await twoAccounts();
  const [first, second] = [await rooms.room(), await rooms.room({ name: '심화실' })];
  await rooms.enter(kept, first);
  await rooms.enter(other, second);
  await rooms.press(other, 'STUDY');
  await rooms.press(kept, 'STUDY');
  world.clock.advance({ minutes: 10 });
  await rooms.leave(other);
  await owner.call(students.merge, await input());
  world.clock.advance({ minutes: 10 });
  await rooms.leave(kept);
  const merged = await sums();
  expect(merged.studentDays).toMatchObject([
    { customerId: kept.customerId, totalSeconds: 1_800, visitCount: 2 },
  ]);
  await world.database.orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
  expect(merged).toEqual(await sums());
  const { roomUsers } = schema;
  const stays = and(eq(roomUsers.groupId, academy.groupId), eq(roomUsers.customerId, kept.customerId));
  expect(await world.database.orm.$count(roomUsers, stays)).toBe(2);
});
