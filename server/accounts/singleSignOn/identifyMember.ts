import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../src/domain/choices.ts';
import { limits } from '../../../src/domain/limits.ts';
import { refusalOf, type Found } from '../../auth/singleSignOn/identify.ts';
import type { Identity } from '../../auth/singleSignOn/identityProvider.ts';
import type { Context } from '../../core/context.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, groups, logins } from '../../database/schema/index.ts';
import { administratorsElsewhere } from '../assertEmailFree.ts';
import { managerCaps } from '../caps.ts';
import { publishAccounts } from '../publishAccounts.ts';
import { bySettings } from './bySettings.ts';
import { followGroups, permissionsFor } from './groupPermissions.ts';

type Identifying = Pick<Context, 'db' | 'now' | 'audit' | 'config' | 'events'> & { language: Language };

/**
 * The administrator of an academy whom an identity of its own provider is about, by the verified email; people of other
 * academies are unknown to it. Creates a manager for an email of one of its domains if the academy wants that. Managers get the
 * permissions of their groups at each sign-in, where the academy has set any.
 */
export async function identifyMember(
  context: Identifying,
  provider: AcademyProvider,
  { email, isEmailVerified, hasSecondFactor, name, groups: named }: Identity,
): Promise<Found> {
  const { db } = context;
  if (email === null) return { problem: 'NO_ACCOUNT' };
  if (!isEmailVerified) return { problem: 'EMAIL_NOT_VERIFIED' };
  let account = await accountOf(db, provider, email);
  if (account === undefined && createsFor(provider, email)) {
    // Of two sign-ins at the same time one creates the account.
    await lockGroup(db, provider.groupId);
    account = await accountOf(db, provider, email);
    if (account === undefined) return createManager(context, provider, { email, name, groups: named });
  }
  if (account === undefined || account.accountStatus === 'DELETED') return { problem: 'NO_ACCOUNT' };
  if (account.kind === 'STUDENT') return { problem: 'STUDENT' };
  const problem = refusalOf(account, hasSecondFactor);
  if (problem === 'SECOND_FACTOR' && provider.isRequired && account.kind === 'MANAGER')
    return { problem: 'SECOND_FACTOR_ONLY' };
  if (problem !== null) return { problem };
  return { account: await followGroups(context, provider, account, named) };
}

async function accountOf(db: Queryable, { groupId }: AcademyProvider, email: string) {
  const [account] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.email, email)));
  return account;
}

/** Domains are compared whole: those below one of them are others. */
const createsFor = ({ createsManagers, domains }: AcademyProvider, email: string) =>
  createsManagers && domains.includes(email.slice(email.lastIndexOf('@') + 1));

async function createManager(
  { db, now, audit, config, language }: Identifying,
  provider: AcademyProvider,
  { email, name: given, groups: named }: { email: string } & Pick<Identity, 'name' | 'groups'>,
): Promise<Found> {
  const { groupId } = provider;
  // Nothing is revealed of other academies.
  if ((await administratorsElsewhere(db, groupId, [email])).size > 0) return { problem: 'NO_ACCOUNT' };
  const [academy] = await db
    .select({ timeZone: groups.timeZone })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const { managers } = await managerCaps({ db, config, now, session: { groupId, ...academy! } });
  if (managers.count >= managers.limit) return { problem: 'MANAGER_CAP' };
  const permissions = await permissionsFor(db, provider, named);
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
