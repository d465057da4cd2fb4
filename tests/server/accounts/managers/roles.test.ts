import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { Permission } from '../../../../src/domain/permissions.ts';
import type { Caller } from '../../../support/caller.ts';
import { createWorld } from '../../../support/world.ts';

const { list, create, update, delete: remove } = contract.managerRoles;
const attendance: { name: string; permissions: Permission[] } = {
  name: '출결 담당',
  permissions: ['VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'],
};
const namesFor = async (person: Caller) => (await person.call(list)).body.content.map(({ name }) => name);

test('an academy’s roles are created, renamed, changed and deleted, with records in the audit log', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const elsewhere = await world.academy();
  const { body: role } = await owner.call(create, { body: attendance });
  expect(role).toMatchObject({ ...attendance, version: 1 });
  expect(await namesFor(owner)).toEqual(['출결 담당']);
  expect(await namesFor(elsewhere.owner)).toEqual([]);

  const params = { roleId: role.roleId };
  const changed = { name: '출결·공부', permissions: [...attendance.permissions, 'VIEW_STUDY_TIME' as const] };
  const foreign = await elsewhere.owner.refused(update, { params, body: changed, version: 1 });
  expect(foreign.body.code).toBe('NOT_FOUND');
  expect((await owner.call(update, { params, body: changed, version: 1 })).body).toMatchObject(changed);
  const stale = await owner.refused(update, { params, body: attendance, version: 1 });
  expect(stale.body).toMatchObject({ code: 'STALE', current: changed });
  await owner.call(remove, { params });
  expect(await namesFor(owner)).toEqual([]);

  const log = (await owner.call(contract.audits.list, {})).body;
  expect(log.map(({ action, targetName }) => [action, targetName]).toSorted()).toEqual([
    ['managerRole.create', '출결 담당'],
    ['managerRole.delete', '출결·공부'],
    ['managerRole.update', '출결·공부'],
  ]);
});

test('a role is a template: who was given it keeps their permissions when it changes', async () => {
  const academy = await (await createWorld()).academy();
  const { body: role } = await academy.owner.call(create, { body: attendance });
  const manager = await academy.manager({ permissions: attendance.permissions });
  await academy.owner.call(update, {
    params: { roleId: role.roleId },
    body: { ...attendance, permissions: [] },
    version: 1,
  });
  expect((await academy.account(manager)).permissions).toEqual(attendance.permissions);
});

test('names are unique in an academy, and there is a limit on roles', async () => {
  const { owner } = await (await createWorld()).academy();
  const { body: first } = await owner.call(create, { body: attendance });
  const again = await owner.refused(create, { body: { ...attendance, name: ' 출결 담당 ' } });
  expect(again.status).toBe(400);
  const taken = await owner.refused(create, { body: attendance });
  expect(taken.body).toMatchObject({ code: 'MANAGER_ROLE_TAKEN', fieldErrors: { name: expect.any(String) } });
  const { most } = limits.managerRole;
  for (let count = 1; count < most; count++)
    await owner.call(create, { body: { ...attendance, name: `역할 ${count}` } });
  const full = await owner.refused(create, { body: { ...attendance, name: '하나 더' } });
  expect(full.body).toMatchObject({ code: 'MANAGER_ROLE_CAP', details: { limit: most } });
  const renamed = await owner.refused(update, {
    params: { roleId: first.roleId },
    body: { ...attendance, name: '역할 1' },
    version: 1,
  });
  expect(renamed.body.code).toBe('MANAGER_ROLE_TAKEN');
});

test('no one saves, changes or deletes a role with a permission that they lack', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_ATTENDANCE_STATUS'] });
  const { body: role } = await academy.owner.call(create, { body: attendance });
  const params = { roleId: role.roleId };
  const held = { name: '오늘 출석', permissions: ['VIEW_ATTENDANCE_STATUS' as const] };
  for (const refused of [
    await manager.refused(create, { body: { ...attendance, name: '내 역할' } }),
    await manager.refused(update, { params, body: { ...held, name: role.name }, version: 1 }),
    await manager.refused(remove, { params }),
  ])
    expect(refused.body.code).toBe('PERMISSION_NOT_HELD');
  await manager.call(create, { body: held });
  expect(await namesFor(manager)).toEqual(['오늘 출석', '출결 담당']);
});
