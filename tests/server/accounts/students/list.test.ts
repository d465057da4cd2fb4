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

test('a page says how many students match: full, the last one, and after it', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await academy.students(12, index => ({ memo: index < 5 ? '수학' : '' }));
  const page = async (query: object) => {
    const { body } = await academy.owner.call(contract.students.list, { query });
    return [body.content.length, body.total];
  };
  expect(await page({ size: 4 })).toEqual([4, 12]);
  expect(await page({ page: 2, size: 4 })).toEqual([4, 12]);
  expect(await page({ page: 2, size: 5 })).toEqual([2, 12]);
  expect(await page({ page: 3, size: 4 })).toEqual([0, 12]);
  expect(await page({ size: 5, searchText: '수학' })).toEqual([5, 5]);
  expect(await page({ size: 6, searchText: '수학' })).toEqual([5, 5]);
  expect(await page({ size: 6, searchText: '국어' })).toEqual([0, 0]);
});
