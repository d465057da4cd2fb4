import { and, eq, or, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import { managerCaps } from '../caps.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { managersOf } from '../../core/visible.ts';
import { lockAccount } from '../lockAccount.ts';
import { moveEmail } from '../moveEmail.ts';
import { assertEmailChangeable } from '../assertEmailChangeable.ts';
import { assertEmailFree } from '../assertEmailFree.ts';
import { limitEmailChecks } from '../limitEmailChecks.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { lackedBy } from '../../../src/domain/authority.ts';
import { readManagers } from './record.ts';

type Managers = Contract['managers'];
type Account = typeof customers.$inferSelect;

/** One manager as responses contain it. */
export async function oneManager(context: Pick<Context, 'db' | 'session' | 'now'>, id: string) {
  return found((await readManagers(context, managersOf(context.session), [id]))[0]).toJSON();
}

/** The manager to be updated, unless it changed since it was read. */
async function lockUnchanged(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  id: string,
  ifMatch: number,
): Promise<Account> {
  const account = await lockAccount(context, id, { scope: managersOf(context.session) });
  if (account.version !== ifMatch)
    throw new ProblemError('STALE', { current: await oneManager(context, id) });
  return account;
}

const isThis = ({ groupId, customerId }: Account) =>
  and(eq(customers.groupId, groupId), eq(customers.customerId, customerId));

/** Changes what an academy may change of a manager's account. */
export const updateManager = prepared<Managers['update'], void>(countNewEmail, update);

/** Counts before the transaction, because a refusal would roll the count back. */
async function countNewEmail(context: Context<Managers['update']>) {
  const { email } = await oneManager(context, context.params.customerId);
  if (context.body.email !== email) await limitEmailChecks(context, [context.body.email]);
}

async function update(context: Context<Managers['update']>) {
  const { db, session, params, body, ifMatch, now, audit } = context;
  const before = await lockUnchanged(context, params.customerId, ifMatch);
  assertEmailChangeable(before, body.email);
  await assertEmailFree(db, session.groupId, before.customerId, body.email, { administrator: true });
  await db
    .update(customers)
    .set({ ...body, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(isThis(before));
  if (body.email !== before.email) await moveEmail(db, before, body.email);
  await audit({
    action: 'manager.update',
    target: { kind: 'manager', id: before.customerId, name: body.name },
    before: pick(before, Object.keys(body)),
    after: body,
  });
  return oneManager(context, before.customerId);
}

/**
 * Sets a manager's permissions and whether they are an observer (specification, section 6). Callers cannot change their own,
 * nor grant what they lack. It applies from the manager's next request on.
 */
export async function updatePermissions(context: Context<Managers['updatePermissions']>) {
  const { db, session, params, body, ifMatch, now, audit, events } = context;
  if (params.customerId === session.customerId) throw new ProblemError('OWN_PERMISSIONS');
  await lockGroup(db, session.groupId);
  const before = await lockUnchanged(context, params.customerId, ifMatch);
  const { permissions, observer = before.observer } = body;
  if (lackedBy(session, permissions).length > 0) throw new ProblemError('PERMISSION_NOT_HELD');
  if (observer !== before.observer && before.accountStatus === 'ACTIVE') {
    const { managers, observers } = await managerCaps(context);
    const { count, limit } = observer ? observers : managers;
    if (count >= limit)
      throw new ProblemError(observer ? 'OBSERVER_CAP' : 'MANAGER_CAP', { details: { limit } });
  }
  await db
    .update(customers)
    .set({
      permissions: [...new Set(permissions)],
      observer,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(isThis(before));
  await audit({
    action: 'manager.permissions',
    target: { kind: 'manager', id: before.customerId, name: before.name },
    before: { permissions: before.permissions, observer: before.observer },
    after: { permissions, observer },
  });
  events.publish({ groupId: session.groupId, kind: 'permissions', id: before.customerId, at: now.getTime() });
  return oneManager(context, before.customerId);
}

/** An academy's managers and the caller: an owner has alert settings too, which only the owner can see. */
const managersAndSelf = (session: CurrentUser) =>
  or(
    managersOf(session),
    and(eq(customers.groupId, session.groupId), eq(customers.customerId, session.customerId)),
  )!;

/** A manager's alert settings. */
export async function alertSettings({
  db,
  session,
  params,
}: Pick<Context<Managers['alertSettings']>, 'db' | 'session' | 'params'>) {
  const [row] = await db
    .select({ settings: customers.alertSettings, version: customers.alertSettingsVersion })
    .from(customers)
    .where(and(managersAndSelf(session), eq(customers.customerId, params.id)));
  return { ...found(row).settings, version: row!.version };
}

export async function updateAlertSettings(context: Context<Managers['updateAlertSettings']>) {
  const { db, session, params, body, ifMatch, audit } = context;
  const before = await lockAccount(context, params.id, {
    scope: managersAndSelf(session),
    ownIsAllowed: true,
  });
  if (before.alertSettingsVersion !== ifMatch)
    throw new ProblemError('STALE', { current: await alertSettings(context) });
  await db
    .update(customers)
    .set({ alertSettings: body, alertSettingsVersion: sql`${customers.alertSettingsVersion} + 1` })
    .where(isThis(before));
  await audit({
    action: 'manager.alertSettings',
    target: { kind: 'manager', id: before.customerId, name: before.name },
    before: before.alertSettings,
    after: body,
  });
  return alertSettings(context);
}
