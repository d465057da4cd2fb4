import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { permissionPresets } from '../../../../src/domain/permissionPresets.ts';
import { createWorld } from '../../../support/world.ts';

const { managers, managerRoles } = contract;

test('managers are listed by role: their permissions equal it, in any order', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const role = (
    await owner.call(managerRoles.create, {
      body: { name: '접수', permissions: ['VIEW_STUDENT', 'VIEW_STUDY'] },
      idempotencyKey: crypto.randomUUID(),
    })
  ).body;
  await academy.manager({ name: '가나다', permissions: ['VIEW_STUDY', 'VIEW_STUDENT'] });
  await academy.manager({ name: '라마바', permissions: ['VIEW_STUDENT'] });
  await academy.manager({ name: '사아자', permissions: ['VIEW_STUDENT', 'VIEW_STUDY', 'VIEW_MANAGER'] });
  await academy.manager({ name: '차카타', observer: true });
  await academy.manager({ name: '파하아', permissions: [...permissionPresets.observer.permissions] });
  const named = async (key: string, caller = owner) =>
    (await caller.call(managers.list, { query: { role: key } })).body.content.map(({ name }) => name);
  expect(await named(role.roleId)).toEqual(['가나다']);
  // The preset is for observers; a manager with the same permissions has another one.
  expect(await named('observer')).toEqual(['차카타']);
  expect(await named('unknown')).toEqual([]);
  expect(
    (await owner.call(managers.summaries, { query: { role: role.roleId } })).body.activeManagerCount,
  ).toBe(1);
  expect(await named(role.roleId, (await world.academy()).owner)).toEqual([]);
});
