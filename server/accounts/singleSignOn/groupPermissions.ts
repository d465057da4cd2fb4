import { and, eq, sql } from 'drizzle-orm';
import xor from 'lodash/xor.js';
import type { Permission } from '../../../src/domain/permissions.ts';
import type { Identity } from '../../auth/singleSignOn/identityProvider.ts';
import type { Context } from '../../core/context.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, managerRoles } from '../../database/schema/index.ts';
import { bySettings } from './bySettings.ts';

type Account = typeof customers.$inferSelect;

/**
 * The permissions that an academy gives to a person of these groups: those of all roles of their groups, or without such a group
 * those of the role for everyone else.
 */
export async function permissionsFor(
  db: Queryable,
  { groupId, roleId, groupRoles }: AcademyProvider,
  groups: Identity['groups'],
): Promise<Permission[]> {
  const ofGroups = groupRoles.filter(({ group }) => groups?.includes(group)).map(each => each.roleId);
  const roleIds = ofGroups.length > 0 ? ofGroups : roleId === null ? [] : [roleId];
  if (roleIds.length === 0) return [];
  const roles = await db
    .select({ permissions: managerRoles.permissions })
    .from(managerRoles)
    .where(and(eq(managerRoles.groupId, groupId), inIds(managerRoles.roleId, roleIds)));
  return [...new Set(roles.flatMap(({ permissions }) => permissions))];
}

/**
 * Sets what a manager may do by the groups that the provider names at this sign-in. Owners, observers, and academies that give no
 * roles by groups keep what there is; so do people of more groups than the provider names.
 */
export async function followGroups(
  { db, now, audit, events }: Pick<Context, 'db' | 'now' | 'audit' | 'events'>,
  provider: AcademyProvider,
  account: Account,
  groups: Identity['groups'],
): Promise<Account> {
  const { groupId, customerId, name, kind, observer, permissions: before } = account;
  if (kind !== 'MANAGER' || observer || provider.groupRoles.length === 0 || groups === null) return account;
  const permissions = await permissionsFor(db, provider, groups);
  if (xor(before, permissions).length === 0) return account;
  await db
    .update(customers)
    .set({ permissions, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  await audit({
    action: 'manager.permissions',
    groupId,
    actor: bySettings,
    target: { kind: 'manager', id: customerId, name },
    before: { permissions: before },
    after: { permissions },
  });
  events.publish({ groupId, kind: 'permissions', id: customerId, at: now.getTime() });
  return { ...account, permissions };
}
