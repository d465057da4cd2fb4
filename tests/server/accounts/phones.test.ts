import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

test('a number is stored without its country code, whichever call it comes by', async () => {
  const { owner, manager } = await (await createWorld()).academy();
  await owner.call(contract.students.create, {
    body: { students: [{ name: '김지우', email: 'jiwoo@x.example', phone: '821012345678' }], invite: false },
  });
  const { body } = await owner.call(contract.students.list, { query: { searchText: '010-1234-5678' } });
  expect(body.content.map(({ name, phone }) => [name, phone])).toEqual([['김지우', '01012345678']]);

  const { customerId } = await manager();
  const before = await owner.call(contract.managers.one, { params: { id: customerId } });
  const { name, email, memo } = before.body;
  const after = await owner.call(contract.managers.update, {
    params: { customerId },
    body: { name, email, memo, phone: '821099998888' },
    version: before.body.version,
  });
  expect(after.body.phone).toBe('01099998888');
});

test('a search finds a number in the form in which it was stored before', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '이전 형식', phone: '821012345678' });
  await academy.student({ name: '새 형식', phone: '01012345678' });
  for (const searchText of ['01012345678', '+82 10-1234-5678', '82 10 1234 5678', '1234-5678']) {
    const { body } = await academy.owner.call(contract.students.list, { query: { searchText } });
    expect(body.content.map(({ name }) => name).toSorted()).toEqual(['새 형식', '이전 형식']);
  }
});
