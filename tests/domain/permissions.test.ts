import { expect, test } from 'vitest';
import { can, observerPreset, permissions, type Principal } from '../../src/domain/permissions.ts';

const owner: Principal = { role: 'OWNER', permissions: [] };
const superAdmin: Principal = { role: 'SUPER_ADMIN', permissions: [...permissions] };
const manager = (...held: Principal['permissions']): Principal => ({ role: 'MANAGER', permissions: held });

/** Specification, section 6. */
test('the permissions are the twelve of the specification [S6.1]', () => {
  expect(permissions).toEqual([
    'VIEW_DASHBOARD',
    'VIEW_STUDENT',
    'VIEW_MANAGER',
    'MANAGE_SUPERVISE_GROUP',
    'VIEW_STUDY',
    'VIEW_ROOM_USER',
    'VIEW_STUDY_TIME',
    'VIEW_ATTENDANCE_STATUS',
    'VIEW_ATTENDANCE_HISTORY',
    'VIEW_STATISTICS',
    'MANAGE_GROUP',
    'MANAGE_GROUP_SETTING',
  ]);
});

test.each(permissions)(
  '%s opens its section to the owner and to managers who have it, and to no one else [S6.5]',
  permission => {
    expect(can(owner, permission)).toBe(true);
    expect(can(manager(permission), permission)).toBe(true);
    expect(can({ role: 'OBSERVER', permissions: [permission] }, permission)).toBe(true);
    expect(can(manager(...permissions.filter(each => each !== permission)), permission)).toBe(false);
    expect(can(superAdmin, permission)).toBe(false);
    expect(can(null, permission)).toBe(false);
  },
);

test('one of several permissions is enough', () => {
  expect(can(manager('VIEW_STUDY'), ['VIEW_STUDENT', 'VIEW_STUDY'])).toBe(true);
  expect(can(manager('VIEW_MANAGER'), ['VIEW_STUDENT', 'VIEW_STUDY'])).toBe(false);
  expect(can(owner, [])).toBe(false);
});

test.each([
  ['everyone', true, true, true, true],
  ['signedIn', false, true, true, true],
  ['academy', false, true, true, false],
  ['owner', false, false, true, false],
  ['superAdmin', false, false, false, true],
] as const)(
  '%s: a stranger %s, a manager %s, the owner %s, the super administrator %s',
  (access, ...expected) => {
    expect([null, manager(), owner, superAdmin].map(holder => can(holder, access))).toEqual(expected);
  },
);

test('a new observer has permissions to view, and none to administer', () => {
  expect(observerPreset.filter(permission => permission.startsWith('MANAGE'))).toEqual([]);
  expect(observerPreset).not.toContain('VIEW_STUDENT');
  expect(observerPreset).not.toContain('VIEW_MANAGER');
});
