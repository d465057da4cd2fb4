import { and, eq } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { GroupRole, SingleSignOnSettings } from '../../../src/domain/entities/identityProvider.ts';
import { ownAcademy } from '../../core/academySettings.ts';
import type { Context, SomeHandlersOf } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import type { AcademyProvider } from '../../core/readAcademyProvider.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, groups, identityProviders, managerRoles, sessions } from '../../database/schema/index.ts';
import { endSessions } from '../session/endSessions.ts';
import { sealClientSecret } from './academyProviders.ts';
import { findOwnProvider, redirectUriOf, refuseIssuer, storedSecretFor } from './ownProvider.ts';
import { trySingleSignOn } from './trySettings.ts';
import { wrongField } from './wrongField.ts';

type Calls = Contract['groups'];
type Reading = Pick<Context<Calls['singleSignOn']>, 'db' | 'session' | 'params' | 'config'>;
type Roles = ReadonlyMap<string, string>;

const audited = [
  'issuer',
  'clientId',
  'name',
  'isEnabled',
  'isRequired',
  'createsManagers',
  'domains',
  'groupsClaim',
] as const;

/** How an academy's people sign in at a provider of its own, for its owner. The client's secret is never returned. */
async function singleSignOn(context: Reading): Promise<SingleSignOnSettings> {
  ownAcademy(context);
  const { config, session } = context;
  const row = await findOwnProvider(context);
  const roles = await readRoles(context);
  return {
    provider: row && {
      ...pick(row, audited),
      // Roles that have been deleted give nothing any more.
      roleId: row.roleId !== null && roles.has(row.roleId) ? row.roleId : null,
      groupRoles: row.groupRoles.filter(({ roleId }) => roles.has(roleId)),
    },
    redirectUri: redirectUriOf(config, session.groupId),
    version: row?.version ?? 0,
  };
}

/**
 * Sets the academy's provider. A body without a secret keeps the stored one, which another issuer or client never gets. Where it
 * blocks passwords, the managers' sessions that the provider did not open end.
 *
 * @throws ProblemError STALE; VALIDATION_FAILED for an issuer in a private network, a missing secret, missing domains, groups
 *   without a claim, and a role of no one; PROVIDER_KEY_MISSING
 */
async function updateSingleSignOn(
  context: Context<Calls['updateSingleSignOn']>,
): Promise<SingleSignOnSettings> {
  const { db, session, config, body, ifMatch, now, audit } = context;
  const { groupId } = session;
  const [academy] = await db
    .select({ name: groups.name })
    .from(groups)
    .where(ownAcademy(context))
    .for('update');
  const { name } = found(academy);
  const before = await findOwnProvider(context);
  const version = before?.version ?? 0;
  if (version !== ifMatch) {
    const current = await singleSignOn(context);
    throw new ProblemError('STALE', { current: { ...current.provider, version } });
  }
  const { clientSecret: given, ...values } = body;
  refuseIssuer(body.issuer, config);
  const clientSecret = given ? sealClientSecret(given, groupId, config) : storedSecretFor(before, body);
  if (clientSecret === null) throw wrongField('clientSecret', 'validation.required');
  if (body.createsManagers && body.domains.length === 0) throw wrongField('domains', 'validation.required');
  if (body.groupRoles.length > 0 && body.groupsClaim === '')
    throw wrongField('groupsClaim', 'validation.required');
  const roles = await readRoles(context);
  if (body.roleId !== null && !roles.has(body.roleId)) throw wrongField('roleId', 'validation.choice');
  const lost = body.groupRoles.findIndex(({ roleId }) => !roles.has(roleId));
  if (lost >= 0) throw wrongField(`groupRoles[${lost}].roleId`, 'validation.choice');
  const set = {
    ...values,
    domains: [...new Set(body.domains.map(each => each.toLowerCase()))],
    clientSecret,
    updatedAt: now,
    version: version + 1,
  };
  await db
    .insert(identityProviders)
    .values({ ...set, groupId })
    .onConflictDoUpdate({ target: identityProviders.groupId, set });
  await audit({
    action: 'group.singleSignOn',
    target: { kind: 'group', id: groupId, name },
    before: before && { ...pick(before, audited), ...rolesByName(before, roles) },
    after: { ...pick(set, audited), ...rolesByName(set, roles) },
  });
  if (blocksPasswords(set) && !(before && blocksPasswords(before))) await endPasswordSessions(context);
  return singleSignOn(context);
}

const blocksPasswords = ({ isEnabled, isRequired }: Pick<AcademyProvider, 'isEnabled' | 'isRequired'>) =>
  isEnabled && isRequired;

/** Ends the sessions of managers and observers that they have not opened at the academy's provider. */
async function endPasswordSessions(context: Context<Calls['updateSingleSignOn']>): Promise<void> {
  const { db, session } = context;
  const managers = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(and(eq(customers.groupId, session.groupId), eq(customers.kind, 'MANAGER')));
  const ids = managers.map(({ customerId }) => customerId);
  if (ids.length === 0) return;
  await endSessions(
    context,
    session.groupId,
    inIds(sessions.customerId, ids),
    eq(sessions.byAcademyProvider, false),
  );
}

/** The academy's roles: their names by their ids. */
async function readRoles({ db, session }: Pick<Reading, 'db' | 'session'>): Promise<Roles> {
  const rows = await db
    .select({ roleId: managerRoles.roleId, name: managerRoles.name })
    .from(managerRoles)
    .where(eq(managerRoles.groupId, session.groupId));
  return new Map(rows.map(({ roleId, name }) => [roleId, name]));
}

/** The roles that a provider gives, as the audit log names them. */
const rolesByName = (
  { roleId, groupRoles }: { roleId: string | null; groupRoles: readonly GroupRole[] },
  roles: Roles,
) => ({
  role: (roleId === null ? undefined : roles.get(roleId)) ?? null,
  groupRoles: groupRoles.map(each => `${each.group}: ${roles.get(each.roleId) ?? ''}`),
});

export const singleSignOnSettings = {
  singleSignOn,
  updateSingleSignOn,
  trySingleSignOn,
} satisfies SomeHandlersOf<'groups'>;
