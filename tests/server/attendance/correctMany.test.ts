import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

test('several students are marked at once, each with a result, and the original stays with the reason', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const [there, away] = [
    await academy.student({ name: '강하늘' }),
    await academy.student({ name: '문태오' }),
  ];
  await place.enter(there, await place.room({ name: '집중실' }));
  const foreign = await (await world.academy()).student({ name: '남' });
  const userIds = [there.userId, away.userId, foreign.userId];
  const body = { userIds, status: 'PRESENT' as const, reason: '현장 확인' };
  const expected = [
    { id: there.userId, name: '강하늘', ok: false, code: 'ALREADY_MARKED' },
    { id: away.userId, name: '문태오', ok: true, code: null },
    { id: foreign.userId, name: '', ok: false, code: 'NOT_FOUND' },
  ];
  const marks = async () => {
    const { body } = await academy.owner.call(contract.attendances.today, { query: { sort: ['name,asc'] } });
    return body.content.map(({ name, status, corrected }) => [name, status, corrected]);
  };
  // What would happen is said before there is a reason.
  const dry = await academy.owner.call(contract.attendances.correctMany, {
    body: { userIds, status: 'PRESENT', dryRun: true },
  });
  expect(dry.body).toEqual({ verdicts: expected, doneCount: 1, refusedCount: 2 });
  expect(await marks()).toEqual([
    ['강하늘', 'PRESENT', false],
    ['문태오', 'ABSENT', false],
  ]);
  const without = await academy.owner.send(contract.attendances.correctMany, {
    body: { userIds, status: 'PRESENT' },
  });
  expect(without.status).toBe(400);
  const done = await academy.owner.call(contract.attendances.correctMany, { body });
  expect(done.body.verdicts).toEqual(expected);
  expect(await marks()).toEqual([
    ['강하늘', 'PRESENT', false],
    ['문태오', 'PRESENT', true],
  ]);
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_ATTENDANCE_HISTORY'] });
  expect((await observer.refused(contract.attendances.correctMany, { body })).status).toBe(403);
});

test('of several users who mark the same students at the same time one succeeds, and the others get a reason for each student', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  // No student has entered a room, so there is no record of the day yet.
  const people = await academy.students(3);
  const teachers = await Promise.all(
    [0, 1, 2, 3].map(() => academy.manager({ permissions: ['VIEW_ATTENDANCE_HISTORY'] })),
  );
  const userIds = people.map(({ userId }) => userId);
  for (const status of ['PRESENT', 'ABSENT', 'PRESENT'] as const) {
    const body = { userIds, status, reason: '현장 확인' };
    const replies = await Promise.all(
      teachers.map(teacher => teacher.call(contract.attendances.correctMany, { body })),
    );
    for (const { userId } of people) {
      const codes = replies.map(reply => reply.body.verdicts.find(({ id }) => id === userId)!.code);
      expect(codes.toSorted()).toEqual(['ALREADY_MARKED', 'ALREADY_MARKED', 'ALREADY_MARKED', null]);
    }
    world.clock.advance({ minutes: 1 });
  }
  const log = await world.database.orm.select().from(audits).where(eq(audits.groupId, academy.groupId));
  expect(log.filter(({ action }) => action === 'student.correctAttendance').length).toBe(3 * people.length);
});
