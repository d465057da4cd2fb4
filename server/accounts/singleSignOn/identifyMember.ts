import { and, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Language } from '../../../src/domain/choices.ts';
import type { Permission } from '../../../src/domain/permissions.ts';
import type { AcademyProvider } from '../../auth/singleSignOn/academyProviders.ts';
import { refusalOf, type Found } from '../../auth/singleSignOn/identify.ts';
import type { Identity } from '../../auth/singleSignOn/identityProvider.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, logins, managerRoles } from '../../database/schema/index.ts';
import { administratorsElsewhere } from '../assertEmailFree.ts';
import { managerCaps } from '../caps.ts';
import { publishAccounts } from '../publishAccounts.ts';

type Identifying = Pick<Context, 'db' | 'now' | 'audit' | 'events'> & { language: Language };
type Account = typeof customers.$inferSelect;

/** The academy itself does what follows from its settings. */
const bySettings = { customerId: null, name: '', role: '' };

/**
 * The administrator of an academy whom an identity of its own provider is about, by the verified email; people of other
 * academies are unknown to it. Creates a manager for one of its domains if the academy wants that, and sets the permissions that
 * follow from groups.
 */
export async function identifyMember(
  context: Identifying,
  provider: AcademyProvider,
  identity: Identity,
): Promise<Found> {
  const { db } = context;
  const { groupId } = provider;
  const { email, isEmailVerified, hasSecondFactor } = identity;
  if (email === null) return { problem: 'NO_ACCOUNT' };
  if (!isEmailVerified) return { problem: 'EMAIL_NOT_VERIFIED' };
  // Of two sign-ins at the same time one creates the account.
  await lockGroup(db, groupId);
  const [account] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.email, email)));
  if (account === undefined) return createManager(context, provider, { ...identity, email });
  if (account.accountStatus === 'DELETED') return { problem: 'NO_ACCOUNT' };
  if (account.kind === 'STUDENT') return { problem: 'STUDENT' };
  const problem = refusalOf(account, hasSecondFactor);
  if (problem !== null) return { problem };
  return { account: await withPermissionsOfGroups(context, provider, { account, identity }) };
}

/** The permissions of someone's groups, those of the default role where none of them is listed. */
async function permissionsOf(db: Queryable, provider: AcademyProvider, groups: readonly string[]) {
  const { groupId, groupRoles, defaultRoleId } = provider;
  const mapped = groupRoles.filter(({ value }) => groups.includes(value)).map(({ roleId }) => roleId);
  const roleIds = mapped.length > 0 ? mapped : defaultRoleId === null ? [] : [defaultRoleId];
  if (roleIds.length === 0) return [];
  const roles = await db
    .select({ permissions: managerRoles.permissions })
    .from(managerRoles)
    .where(and(eq(managerRoles.groupId, groupId), inArray(managerRoles.roleId, roleIds)));
  return [...new Set(roles.flatMap(({ permissions }): Permission[] => permissions))].toSorted();
}

async function withPermissionsOfGroups(
  { db, now, audit, events }: Identifying,
  provider: AcademyProvider,
  { account, identity }: { account: Account; identity: Identity },
): Promise<Account> {
  if (account.kind !== 'MANAGER' || provider.groupRoles.length === 0) return account;
  const permissions = await permissionsOf(db, provider, identity.groups);
  const before = account.permissions;
  if (permissions.length === before.length && permissions.every(each => before.includes(each))) return account;
  const { groupId, customerId, name } = account;
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

async function createManager(
  { db, now, audit, language }: Identifying,
  provider: AcademyProvider,
  { email, name: given, groups }: Identity & { email: string },
): Promise<Found> {
  const { groupId, createsManagers, domains } = provider;
  if (!createsManagers || !domains.includes(email.slice(email.lastIndexOf('@') + 1)))
    return { problem: 'NO_ACCOUNT' };
  // Nothing is revealed of other academies.
  if ((await administratorsElsewhere(db, groupId, [email])).size > 0) return { problem: 'NO_ACCOUNT' };
  const { managers } = await managerCaps(db, groupId);
  if (managers.count >= managers.limit) return { problem: 'MANAGER_CAP' };
  const permissions = await permissionsOf(db, provider, groups);
  const [account] = await db
    .insert(customers)
    .values({
      groupId,
      customerId: newId(now),
      userId: newId(now),
      kind: 'MANAGER',
      name: nameFor(given, email),
      email,
      permissions,
      language,
      registrationStatus: 'REGISTERED',
      authenticatedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  const { customerId, name } = account!;
  await db.insert(logins).values({ groupId, email, customerId, administrator: true });
  await audit({
    action: 'manager.create',
    groupId,
    actor: bySettings,
    target: { kind: 'manager', id: customerId, name },
    after: { name, email, permissions },
  });
  await publishAccounts(db, { groupId, now }, 'manager.create', [account!]);
  return { account: account! };
}

/** The name that the provider gives, or the email's beginning, as long as names are. */
function nameFor(given: string, email: string): string {
  const { min, max } = limits.name;
  const wanted = given.trim().slice(0, max).trim();
  return wanted.length >= min ? wanted : email.split('@')[0]!.padEnd(min, '_').slice(0, max);
}
