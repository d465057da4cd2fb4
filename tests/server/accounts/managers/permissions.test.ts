import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { permissions, type Permission } from '../../../../src/domain/permissions.ts';
import type { Person } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { updatePermissions } = contract.managers;

const give = (to: Person, given: readonly Permission[], version = 1) => ({
  params: { customerId: to.customerId },
  body: { permissions: [...given] },
  version,
});

test('a change applies from the user’s next request [S6.11]', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  await manager.call(contract.students.list);
  await academy.owner.call(updatePermissions, give(manager, ['VIEW_ATTENDANCE_STATUS']));
  expect((await manager.refused(contract.students.list)).body.code).toBe('FORBIDDEN');
  expect((await manager.call(contract.session.sessions)).body.permissions).toEqual([
    'VIEW_ATTENDANCE_STATUS',
  ]);
});

test.each(permissions)('%s is granted and withdrawn only by those who have it [S6.11]', async permission => {
  const academy = await (await createWorld()).academy();
  const target = await academy.manager();
  const others = permissions.filter(each => each !== permission);
  const lacking = await academy.manager({
    permissions: [...new Set<Permission>([...others, 'VIEW_MANAGER'])],
  });
  const holding = await academy.manager({ permissions: ['VIEW_MANAGER', permission] });
  const refused = async (version: number, given: Permission[]) =>
    (await lacking.refused(updatePermissions, give(target, given, version))).body.code;
  if (permission !== 'VIEW_MANAGER') expect(await refused(1, [permission])).toBe('PERMISSION_NOT_HELD');
  await holding.call(updatePermissions, give(target, [permission]));
  if (permission !== 'VIEW_MANAGER') expect(await refused(2, [])).toBe('TARGET_HOLDS_MORE');
  await holding.call(updatePermissions, give(target, [], 2));
});

test('no one changes their own permissions', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER'] });
  expect((await manager.refused(updatePermissions, give(manager, []))).body.code).toBe('OWN_PERMISSIONS');
});

test('the email of registered people is fixed, and that of others can be corrected [S9.12]', async () => {
  const academy = await (await createWorld()).academy();
  const body = { name: '이서준', email: 'other@fixed.example', phone: '', memo: '' };
  const registered = await academy.manager();
  const { body: problem } = await academy.owner.refused(contract.managers.update, {
    params: { customerId: registered.customerId },
    body,
    version: 1,
  });
  expect(problem).toMatchObject({ code: 'EMAIL_FIXED', fieldErrors: { email: 'errors.EMAIL_FIXED' } });
  const invited = await academy.manager({ authenticatedAt: null, registrationStatus: 'PENDING' });
  await academy.owner.call(contract.managers.update, {
    params: { customerId: invited.customerId },
    body,
    version: 1,
  });
});

test('an owner has alert settings of their own, which no one else can see', async () => {
  const academy = await (await createWorld()).academy();
  const { alertSettings, updateAlertSettings } = contract.managers;
  const params = { id: academy.owner.customerId };
  const { body: before } = await academy.owner.call(alertSettings, { params });
  const { version, ...settings } = before;
  const { body: after } = await academy.owner.call(updateAlertSettings, {
    params,
    body: { ...settings, byEmail: true },
    version,
  });
  expect(after.byEmail).toBe(true);
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER'] });
  expect((await manager.refused(alertSettings, { params })).status).toBe(404);
});
