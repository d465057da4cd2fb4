import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rooms as roomTable } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { expectExact, morning, totals } from './morning.ts';
import { pairOfAcademies } from './pairOfAcademies.ts';

const { admin, students } = contract;

test('a rollback returns students as they were, with what they have studied since', async () => {
  const pair = await pairOfAcademies();
  const { from, to, rooms, world } = pair;
  const { mover, first } = await morning(pair);
  const manager = await from.manager();
  await from.change(mover, { managerId: manager.customerId });
  const invited = await from.student({
    authenticatedAt: null,
    registrationStatus: 'PENDING',
    invitationState: 'SENT',
    invitedAt: world.clock(),
  });
  const before = { account: await from.account(mover), totals: await totals(pair, from) };
  const moved = await pair.move([mover, invited]);
  expect((await to.account(invited)).invitationState).toBe('NONE');

  const room = await rooms.to.room({ name: '새 집중실' });
  await rooms.to.enter(mover, room);
  await rooms.to.press(mover, 'STUDY');
  world.clock.advance({ minutes: 10 });
  await rooms.to.leave(mover);
  await to.owner.call(students.update, {
    params: { id: mover.customerId },
    version: (await to.account(mover)).version,
    body: {
      name: mover.name,
      email: mover.email,
      phone: '',
      nickname: '',
      gender: 'NONE',
      birthday: null,
      memo: '새 메모',
      managerId: null,
      targetSeconds: 3_600,
    },
  });

  const returned = await pair.rollBack(moved);
  expect(returned).toMatchObject({
    state: 'ROLLED_BACK',
    returnedCount: 2,
    movedCount: 0,
    rollBackReason: '잘못된 이관',
  });
  expect(await from.account(mover)).toMatchObject({ managerId: manager.customerId, memo: '새 메모' });
  expect(await from.account(invited)).toMatchObject({
    invitationState: 'SENT',
    invitedAt: invited.invitedAt,
  });
  expect(await to.account(mover)).toBeUndefined();
  const [day] = before.totals;
  expect(await totals(pair, from)).toEqual([
    { ...day, totalSeconds: day!.totalSeconds + 600, recordCount: 4 },
  ]);
  await expectExact(pair, from);
  await expectExact(pair, to);

  // The room that was left is itself again, and the other academy keeps no trace of it.
  const { orm } = world.database;
  const named = await orm
    .select()
    .from(roomTable)
    .where(and(inArray(roomTable.groupId, [from.groupId, to.groupId]), eq(roomTable.roomId, first.roomId)));
  expect(named).toEqual([first]);
});

test('students who cannot return stay moved, and return by a second attempt', async () => {
  const pair = await pairOfAcademies();
  const { from, rooms } = pair;
  const [first, second] = await from.students(2);
  const moved = await pair.move([first!, second!]);
  await rooms.to.enter(second!, await rooms.to.room());
  const params = { migrationId: moved.migrationId };
  const could = (await pair.superAdmin.call(admin.checkRollBack, { params })).body;
  expect(could.verdicts.map(({ code }) => code)).toEqual([null, 'IN_ROOM']);

  const half = await pair.rollBack(moved);
  expect(half).toMatchObject({ state: 'DONE', returnedCount: 1, movedCount: 1 });
  expect(half.rows[1]).toMatchObject({ state: 'MOVED', code: 'IN_ROOM' });
  await rooms.to.leave(second!);
  expect(await pair.rollBack(moved)).toMatchObject({ state: 'ROLLED_BACK', returnedCount: 2 });
  const again = await pair.superAdmin.refused(admin.rollBack, { params, body: { reason: '다시' } });
  expect(again.body.code).toBe('NOTHING_TO_MIGRATE');
});
