import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

test('the owner sees their students, a page at a time', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.students(12, index => ({ name: `학생${String(index).padStart(2, '0')}` }));
  const { body } = await academy.owner.call(contract.students.list, { query: { page: 1, size: 10 } });
  expect(body.content.map(student => student.name)).toEqual(['학생10', '학생11']);
  expect(body.total).toBe(12);
  const all = await academy.owner.stream(contract.students.list, { query: { sort: ['name,desc'] } });
  expect(all.length).toBe(12);
});
