import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { Caller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';

const { audits, students, managers, groups } = contract;

const logged = async (owner: Caller, kind: 'list' | 'call') =>
  (await owner.call(audits.list, { query: { filter: JSON.stringify({ targetKind: [kind] }) } })).body;

test('the export of a list is recorded, with its filters and the number of records', async () => {
  const { owner, student, manager } = await (await createWorld()).academy();
  await student({ name: '정하은' });
  await student({ name: '최유진' });
  const teacher = await manager({ permissions: ['VIEW_STUDENT'] });
  await teacher.stream(students.list, { query: { searchText: '정하은' } });
  await teacher.call(students.list, {});
  expect(await logged(owner, 'list')).toMatchObject([
    {
      action: 'list.export',
      actorId: teacher.customerId,
      targetId: 'students.list',
      after: { records: 1, searchText: '정하은' },
    },
  ]);
});

test('what is refused to a signed-in person is recorded, and a hundred tries are three records', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const teacher = await manager({ permissions: ['VIEW_STUDENT'] });
  for (let time = 0; time < 101; time += 1) await teacher.refused(managers.list, {});
  const refusals = await logged(owner, 'call');
  expect(refusals.map(({ after }) => after)).toEqual(
    expect.arrayContaining([1, 10, 100].map(times => ({ cause: 'FORBIDDEN', times }))),
  );
  expect(refusals.length).toBe(3);
  expect(refusals[0]).toMatchObject({
    action: 'access.refused',
    actorId: teacher.customerId,
    targetId: 'managers.list',
  });
  world.clock.advance({ hours: 1 });
  await teacher.refused(managers.list, {});
  expect((await logged(owner, 'call')).length).toBe(4);
});

test('a try at another academy by its ID is recorded in the log of who tried', async () => {
  const world = await createWorld();
  const [mine, other] = [await world.academy(), await world.academy()];
  const { status } = await mine.owner.refused(groups.studySettings, { params: { groupId: other.groupId } });
  expect(status).toBe(404);
  expect(await logged(mine.owner, 'call')).toMatchObject([
    { actorId: mine.owner.customerId, targetId: 'groups.studySettings' },
  ]);
  expect(await logged(other.owner, 'call')).toEqual([]);
});
