import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { createWorld } from '../../../support/world.ts';

const { assign, groupCounts, groupStudentIds, groupStudents, manageGroups, move } = contract.managers;

async function threeManagers() {
  const academy = await (await createWorld()).academy();
  const [a, b, c] = [
    await academy.manager({ name: '가매니저' }),
    await academy.manager({ name: '나매니저' }),
    await academy.manager({ name: '다매니저' }),
  ];
  const students = await academy.students(6, index => ({
    name: `학생${index}`,
    managerId: index < 3 ? a!.customerId : null,
    ...(index === 5 ? { accountStatus: 'INACTIVE' as const } : {}),
  }));
  const ids = students.map(({ customerId }) => customerId);
  const countsOf = async () =>
    (await academy.owner.call(manageGroups, {})).body.content.map(
      ({ assignedStudentCount }) => assignedStudentCount,
    );
  return { ...academy, a: a!.customerId, b: b!.customerId, c: c!.customerId, ids, countsOf };
}

test('students are moved between managers in one call; a dry run moves no one', async () => {
  const { owner, a, b, c, ids, countsOf } = await threeManagers();
  const moves = [
    { from: a, to: b, customerIds: [ids[0]!] },
    { from: null, to: b, customerIds: [ids[3]!] },
    { from: null, to: c, customerIds: [ids[4]!] },
    { from: a, to: null, customerIds: [ids[1]!] },
  ];
  const dry = await owner.call(move, { body: { moves, dryRun: true } });
  expect(dry.body).toMatchObject({ doneCount: 4, refusedCount: 0 });
  expect(await countsOf()).toEqual([3, 0, 0]);
  expect((await owner.call(move, { body: { moves } })).body.doneCount).toBe(4);
  expect(await countsOf()).toEqual([1, 2, 1]);
  expect((await owner.call(groupCounts)).body).toEqual({ studentCount: 6, unassignedCount: 2 });
});

test('who was assigned by someone else in the meantime stays, with a verdict', async () => {
  const { owner, a, b, c, ids, countsOf } = await threeManagers();
  await owner.call(assign, { params: { id: c }, body: { manageStudentList: [ids[0]!] } });
  const moves = [{ from: a, to: b, customerIds: [ids[0]!, ids[1]!] }];
  const { body } = await owner.call(move, { body: { moves } });
  expect(body.verdicts.map(({ code }) => code)).toEqual(['ASSIGNED_MEANWHILE', null]);
  expect(await countsOf()).toEqual([1, 1, 1]);
});

test('a move to an inactive manager or of another academy is refused as a whole', async () => {
  const { owner, change, a, b, ids, countsOf } = await threeManagers();
  const { owner: stranger } = await (await createWorld()).academy();
  const moves = [{ from: a, to: b, customerIds: [ids[0]!] }];
  expect((await stranger.refused(move, { body: { moves } })).status).toBe(404);
  await change({ customerId: b }, { accountStatus: 'INACTIVE' });
  const both = [{ from: a, to: null, customerIds: [ids[1]!] }, ...moves];
  expect((await owner.refused(move, { body: { moves: both } })).body.code).toBe('ACCOUNT_NOT_ACTIVE');
  expect(await countsOf()).toEqual([3, 0, 0]);
  const many = Array.from({ length: limits.assignment.moves + 1 }, () => moves[0]!);
  expect((await owner.refused(move, { body: { moves: many } })).body.code).toBe('VALIDATION_FAILED');
});

test('students to assign are found by status and manager, and their ids in the same order', async () => {
  const { owner, ids } = await threeManagers();
  const query = { managerId: 'none', accountStatus: ['ACTIVE' as const], sort: ['name,desc' as const] };
  const page = (await owner.call(groupStudents, { query })).body;
  expect(page.content.map(({ customerId }) => customerId)).toEqual([ids[4], ids[3]]);
  const all = (await owner.call(groupStudentIds, { query })).body.content;
  expect(all).toEqual([ids[4], ids[3]].map(customerId => ({ customerId, managerId: null })));
});
