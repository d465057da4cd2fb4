import { describe, expect, test } from 'vitest';
import { grantableBy, refusalToChange } from '../../src/domain/authority.ts';
import { permissions, type Principal, type Permission } from '../../src/domain/permissions.ts';

const owner: Principal = { role: 'OWNER', permissions: [] };
const superAdmin: Principal = { role: 'SUPER_ADMIN', permissions: [] };
const manager = (...held: Permission[]): Principal => ({ role: 'MANAGER', permissions: held });
const observer = (...held: Permission[]): Principal => ({ role: 'OBSERVER', permissions: held });
const full = manager(...permissions);
const student = {};

describe('who may change whom', () => {
  test.each([
    ['an owner', owner, 'a student', student, null],
    ['an owner', owner, 'a manager with everything', full, null],
    ['an owner', owner, 'an owner', owner, null],
    ['an owner', owner, 'a super administrator', superAdmin, 'TARGET_HOLDS_MORE'],
    ['a super administrator', superAdmin, 'an owner', owner, null],
    ['a super administrator', superAdmin, 'a super administrator', superAdmin, null],
    ['a manager with everything', full, 'an owner', owner, 'TARGET_HOLDS_MORE'],
    ['a manager with everything', full, 'a manager with everything', full, null],
    ['a manager with nothing', manager(), 'a student', student, null],
    ['a manager with nothing', manager(), 'a manager with nothing', manager(), null],
    [
      'a manager with nothing',
      manager(),
      'an observer with one',
      observer('VIEW_STUDY'),
      'TARGET_HOLDS_MORE',
    ],
    ['one of two', manager('VIEW_STUDENT'), 'the other', manager('VIEW_MANAGER'), 'TARGET_HOLDS_MORE'],
    ['one with two', manager('VIEW_STUDENT', 'VIEW_STUDY'), 'one', observer('VIEW_STUDY'), null],
    ['an observer with everything', observer(...permissions), 'a student', student, 'FORBIDDEN'],
    ['an observer with everything', observer(...permissions), 'a manager', manager(), 'FORBIDDEN'],
  ] as const)('%s: %o, %s: %o → %s', (_, actor, __, target, refusal) => {
    expect(refusalToChange(actor, target)).toBe(refusal);
  });
});

test('an actor grants only permissions that they have', () => {
  expect(grantableBy(owner, permissions)).toEqual(permissions);
  expect(grantableBy(superAdmin, permissions)).toEqual(permissions);
  expect(grantableBy(manager('VIEW_STUDY', 'VIEW_ROOM_USER'), ['VIEW_STUDY', 'VIEW_STUDENT'])).toEqual([
    'VIEW_STUDY',
  ]);
});
