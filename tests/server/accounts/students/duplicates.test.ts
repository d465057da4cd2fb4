import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { students } = contract;

test('possible duplicates share a phone number, or name and birthday', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  await (await world.academy()).student({ name: '다른학원', phone: '01099998888' });
  const teacher = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const given = [
    { name: '가나다', phone: '01099998888', managerId: teacher.customerId },
    { name: '가나라', phone: '01099998888', managerId: teacher.customerId },
    { name: '마바사', birthday: '2009-05-01' },
    { name: '마바사', birthday: '2009-05-01' },
    // Alike in one of the two only, without a phone, and deleted.
    { name: '마바사', birthday: '2010-05-01' },
    { name: '아자차', phone: '' },
    { name: '카타파', phone: '' },
    { name: '하하하', phone: '01011112222', managerId: teacher.customerId },
    { name: '호호호', phone: '01011112222', accountStatus: 'DELETED' as const, deletedAt: world.clock() },
  ];
  await academy.students(given.length, index => given[index]!);
  const found = async (caller: typeof academy.owner) =>
    (await caller.call(students.list, { query: { duplicate: true, sort: ['name,asc'] } })).body.content.map(
      ({ name }) => name,
    );
  expect(await found(academy.owner)).toEqual(['가나다', '가나라', '마바사', '마바사']);
  expect((await academy.owner.call(students.summaries, {})).body.duplicateCount).toBe(4);
  expect((await academy.owner.call(students.ids, { query: { duplicate: true } })).body.content.length).toBe(
    4,
  );
  expect(await found(teacher)).toEqual(['가나다', '가나라']);
});
