import { and, eq, inArray, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { apiBase, type Contract } from '../../../src/contract/index.ts';
import type { SingleSignOnSettings } from '../../../src/domain/entities/identityProvider.ts';
import { singleSignOnPath } from '../../../src/domain/singleSignOn.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { PrivateAddressError } from '../../core/outbound/checkedLookup.ts';
import { urlProblem } from '../../core/outbound/urlProblem.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { groups, identityProviders, managerRoles } from '../../database/schema/index.ts';
import { readAcademyProvider, reachOf, sealClientSecret, type AcademyProvider } from './academyProviders.ts';
import { discover } from './identityProvider.ts';

type Calls = Contract['groups'];
type Reading = Pick<Context<Calls['singleSignOn']>, 'db' | 'session' | 'params' | 'config'>;

const shown = [
  'issuer',
  'clientId',
  'name',
  'isRequired',
  'createsManagers',
  'domains',
  'defaultRoleId',
  'groupsClaim',
  'groupRoles',
] as const;

/** How an academy's people sign in at a provider of its own, for its owner. The client's secret is never returned. */
async function singleSignOn(context: Reading): Promise<SingleSignOnSettings> {
  ownAcademy(context);
  const row = await readAcademyProvider(context.db, context.session.groupId);
  return {
    provider: row && pick(row, shown),
    redirectUri: `${context.config.publicUrl}${apiBase}${singleSignOnPath}/callback`,
  };
}

/** What the audit log says: roles by their names, no ids. */
async function auditedOf({ db, session }: Pick<Reading, 'db' | 'session'>, row: AcademyProvider | null) {
  if (row === null) return null;
  const roles = await db
    .select({ roleId: managerRoles.roleId, name: managerRoles.name })
    .from(managerRoles)
    .where(eq(managerRoles.groupId, session.groupId));
  const nameOf = (id: string) => roles.find(({ roleId }) => roleId === id)?.name ?? '';
  return {
    ...pick(row, ['issuer', 'clientId', 'name', 'isRequired', 'createsManagers', 'domains', 'groupsClaim']),
    groupRoles: row.groupRoles.map(({ value, roleId }) => `${value} → ${nameOf(roleId)}`),
  };
}

/**
 * Sets the academy's provider. A body without a secret keeps the stored one, unless it is for another issuer.
 *
 * @throws ProblemError VALIDATION_FAILED, PROVIDER_KEY_MISSING
 */
async function updateSingleSignOn(context: Context<Calls['updateSingleSignOn']>): Promise<SingleSignOnSettings> {
  const { db, session, config, body, now, audit } = context;
  const isThis = ownAcademy(context);
  const { groupId } = session;
  const [group] = await db.select({ name: groups.name }).from(groups).where(isThis).for('update');
  const before = await readAcademyProvider(db, groupId);
  const { clientSecret: given, ...values } = body;
  const wrong = (field: string, message: string) =>
    new ProblemError('VALIDATION_FAILED', { fieldErrors: { [field]: message } });
  const problem = urlProblem(body.issuer, config.oidcAllowedHosts);
  if (problem !== null)
    throw wrong('issuer', problem === 'validation.webhookPrivate' ? problem : 'validation.issuer');
  const isSame = before?.issuer === body.issuer && before.clientId === body.clientId;
  if (!given && !isSame) throw wrong('clientSecret', 'validation.required');
  if (body.createsManagers && body.domains.length === 0) throw wrong('domains', 'validation.required');
  const roleIds = [...new Set([body.defaultRoleId ?? [], body.groupRoles.map(({ roleId }) => roleId)].flat())];
  const count = await db.$count(
    managerRoles,
    and(eq(managerRoles.groupId, groupId), inArray(managerRoles.roleId, roleIds)),
  );
  if (count < roleIds.length) throw wrong('groupRoles', 'validation.choice');
  const clientSecret = given ? sealClientSecret(given, groupId, config) : before!.clientSecret;
  const set = { ...values, clientSecret, updatedAt: now };
  await db
    .insert(identityProviders)
    .values({ ...set, groupId })
    .onConflictDoUpdate({
      target: identityProviders.groupId,
      set: { ...set, version: sql`${identityProviders.version} + 1` },
    });
  const after = await readAcademyProvider(db, groupId);
  await audit({
    action: 'group.singleSignOn',
    target: { kind: 'group', id: groupId, name: group!.name },
    before: await auditedOf(context, before),
    after: await auditedOf(context, after),
  });
  return singleSignOn(context);
}

/** Removes the academy's provider. Its people sign in by their passwords again. */
async function deleteSingleSignOn(context: Context<Calls['deleteSingleSignOn']>): Promise<void> {
  const { db, session, audit } = context;
  const isThis = ownAcademy(context);
  const { groupId } = session;
  const [group] = await db.select({ name: groups.name }).from(groups).where(isThis);
  const before = await readAcademyProvider(db, groupId);
  if (before === null) return;
  await db.delete(identityProviders).where(eq(identityProviders.groupId, groupId));
  await audit({
    action: 'group.deleteSingleSignOn',
    target: { kind: 'group', id: groupId, name: group!.name },
    before: await auditedOf(context, before),
  });
}

type Try = Calls['trySingleSignOn'];
interface Discovery {
  problem: string | null;
  authorizationEndpoint: string | null;
  scopes: string[];
}
const failed = (problem: string): Discovery => ({ problem, authorizationEndpoint: null, scopes: [] });

/** Asks the provider before the transaction, which would be open as long as it takes. */
async function askProvider(context: Context<Try>): Promise<Discovery> {
  ownAcademy(context);
  const { issuer } = context.body;
  const problem = urlProblem(issuer, context.config.oidcAllowedHosts);
  if (problem !== null) return failed(problem === 'validation.webhookPrivate' ? problem : 'validation.issuer');
  try {
    const found = await discover({ ...reachOf(context.config), issuer, clientId: 'try', clientSecret: '-' });
    const { authorization_endpoint: endpoint = null, scopes_supported: scopes = [] } = found.serverMetadata();
    return { problem: null, authorizationEndpoint: endpoint, scopes };
  } catch (error) {
    const isPrivate = [error, (error as Error).cause].some(each => each instanceof PrivateAddressError);
    return failed(isPrivate ? 'validation.webhookPrivate' : 'singleSignOn.unreachable');
  }
}

export const singleSignOnSettings = {
  singleSignOn,
  updateSingleSignOn,
  deleteSingleSignOn,
  trySingleSignOn: prepared<Try, Discovery>(askProvider, async (_, found) => found),
} satisfies SomeHandlersOf<'groups'>;
