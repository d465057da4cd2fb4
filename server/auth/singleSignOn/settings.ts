import { and, eq } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { apiBase, type Contract } from '../../../src/contract/index.ts';
import type { SingleSignOnSettings } from '../../../src/domain/entities/identityProvider.ts';
import { singleSignOnPath } from '../../../src/domain/singleSignOn.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { urlProblem } from '../../core/outbound/urlProblem.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { groups, identityProviders, managerRoles } from '../../database/schema/index.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { sealClientSecret } from './academyProviders.ts';

type Calls = Contract['groups'];
type Reading = Pick<Context<Calls['singleSignOn']>, 'db' | 'session' | 'params' | 'config'>;

const audited = [
  'issuer',
  'clientId',
  'name',
  'isEnabled',
  'isRequired',
  'createsManagers',
  'domains',
] as const;

/** The provider of the caller's academy, whether or not it is in use. */
async function readOwn({ db, session }: Pick<Reading, 'db' | 'session'>): Promise<AcademyProvider | null> {
  const [row] = await db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.groupId, session.groupId));
  return row ?? null;
}

/** How an academy's people sign in at a provider of its own, for its owner. The client's secret is never returned. */
async function singleSignOn(context: Reading): Promise<SingleSignOnSettings> {
  ownAcademy(context);
  const { config, session } = context;
  const row = await readOwn(context);
  return {
    provider: row && pick(row, [...audited, 'roleId']),
    redirectUri: `${config.publicUrl}${apiBase}${singleSignOnPath}/callback/${session.groupId}`,
  };
}

const wrong = (field: string, message: string) =>
  new ProblemError('VALIDATION_FAILED', { fieldErrors: { [field]: message } });

/**
 * Sets the academy's provider. A body without a secret keeps the stored one, which another issuer or client never gets.
 *
 * @throws ProblemError VALIDATION_FAILED for an issuer in a private network, a missing secret, missing domains and a role of
 *   no one; PROVIDER_KEY_MISSING
 */
async function updateSingleSignOn(
  context: Context<Calls['updateSingleSignOn']>,
): Promise<SingleSignOnSettings> {
  const { db, session, config, body, now, audit } = context;
  const { groupId } = session;
  const [academy] = await db
    .select({ name: groups.name })
    .from(groups)
    .where(ownAcademy(context))
    .for('update');
  const { name } = found(academy);
  const before = await readOwn(context);
  const { clientSecret: given, ...values } = body;
  const problem = urlProblem(body.issuer, config.oidcAllowedHosts);
  if (problem !== null)
    throw wrong('issuer', problem === 'validation.webhookPrivate' ? problem : 'validation.issuer');
  const stored =
    before?.issuer === body.issuer && before.clientId === body.clientId ? before.clientSecret : null;
  const clientSecret = given ? sealClientSecret(given, groupId, config) : stored;
  if (clientSecret === null) throw wrong('clientSecret', 'validation.required');
  if (body.createsManagers && body.domains.length === 0) throw wrong('domains', 'validation.required');
  const role = await findRole(context, body.roleId);
  if (body.roleId !== null && role === null) throw wrong('roleId', 'validation.choice');
  const set = {
    ...values,
    domains: [...new Set(body.domains.map(each => each.toLowerCase()))],
    clientSecret,
    updatedAt: now,
  };
  await db
    .insert(identityProviders)
    .values({ ...set, groupId })
    .onConflictDoUpdate({ target: identityProviders.groupId, set });
  const formerRole = await findRole(context, before?.roleId ?? null);
  await audit({
    action: 'group.singleSignOn',
    target: { kind: 'group', id: groupId, name },
    before: before && { ...pick(before, audited), role: formerRole?.name ?? null },
    after: { ...pick(set, audited), role: role?.name ?? null },
  });
  return singleSignOn(context);
}

async function findRole({ db, session }: Pick<Reading, 'db' | 'session'>, roleId: string | null) {
  if (roleId === null) return null;
  const [role] = await db
    .select({ name: managerRoles.name })
    .from(managerRoles)
    .where(and(eq(managerRoles.groupId, session.groupId), eq(managerRoles.roleId, roleId)));
  return role ?? null;
}

export const singleSignOnSettings = {
  singleSignOn,
  updateSingleSignOn,
} satisfies SomeHandlersOf<'groups'>;
