import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import type { ListName } from '../../../src/domain/entities/savedView.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Caller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';

const { list, save, delete: remove } = contract.savedViews;
const view = {
  list: 'students' as const,
  name: '초대 만료',
  shared: false,
  query: '{"filter":{"invitationState":["EXPIRED"]}}',
};
const namesFor = async (person: Caller, of: ListName = 'students') =>
  (await person.call(list, { query: { list: of } })).body.content.map(({ name, own }) => [name, own]);

test('a saved filter is its owner’s until it is shared, and then the academy’s, on any computer', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const elsewhere = await world.academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  await academy.owner.call(save, { body: view });
  expect(await namesFor(academy.owner)).toEqual([['초대 만료', true]]);
  expect(await namesFor(academy.owner, 'managers')).toEqual([]);
  expect(await namesFor(manager)).toEqual([]);

  const { body } = await academy.owner.call(save, { body: { ...view, shared: true } });
  expect(await namesFor(academy.owner)).toEqual([['초대 만료', true]]);
  expect(await namesFor(manager)).toEqual([['초대 만료', false]]);
  expect(await namesFor(elsewhere.owner)).toEqual([]);

  const params = { viewId: body.viewId };
  expect((await manager.refused(remove, { params })).body.code).toBe('FORBIDDEN');
  expect((await elsewhere.owner.refused(remove, { params })).body.code).toBe('NOT_FOUND');
  await academy.owner.call(remove, { params });
  expect(await namesFor(manager)).toEqual([]);
  const audits = await academy.owner.call(contract.audits.list, {
    query: { filter: JSON.stringify({ action: ['savedView.share', 'savedView.delete'] }) },
  });
  expect(audits.body).toHaveLength(2);
});

test('the views of a list are closed to those who may not see the list', async () => {
  const academy = await (await createWorld()).academy();
  await academy.owner.call(save, { body: { ...view, shared: true } });
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER'] });
  expect((await manager.refused(list, { query: { list: 'students' } })).body.code).toBe('FORBIDDEN');
  expect((await manager.refused(save, { body: view })).body.code).toBe('FORBIDDEN');
  expect((await academy.owner.refused(list, { query: { list: 'adminStudents' } })).body.code).toBe(
    'FORBIDDEN',
  );
  expect((await academy.owner.refused(list, { query: { list: 'toString' as never } })).status).toBe(400);
});

test('observers save filters for themselves alone; the owner removes what others share', async () => {
  const academy = await (await createWorld()).academy();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  await observer.call(save, { body: view });
  expect((await observer.refused(save, { body: { ...view, shared: true } })).body.code).toBe('FORBIDDEN');
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { body } = await manager.call(save, { body: { ...view, shared: true } });
  await academy.owner.call(remove, { params: { viewId: body.viewId } });
  expect(await namesFor(manager)).toEqual([]);
});

test('a person has up to so many saved filters, and one of the same name is replaced', async () => {
  const academy = await (await createWorld()).academy();
  for (let index = 0; index < limits.savedView.most; index++)
    await academy.owner.call(save, { body: { ...view, name: `필터 ${index}` } });
  const refused = await academy.owner.refused(save, { body: view });
  expect(refused.body).toMatchObject({ code: 'SAVED_VIEW_CAP', details: { limit: limits.savedView.most } });
  await academy.owner.call(save, { body: { ...view, name: '필터 0' } });
  expect(await namesFor(academy.owner)).toHaveLength(limits.savedView.most);
});
