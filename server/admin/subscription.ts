import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { Contract } from '../../src/contract/index.ts';
import { studentCap } from '../accounts/caps.ts';
import { lockGroup } from '../core/lockGroup.ts';
import { toAudit } from '../core/toAudit.ts';
import { audits, groups, subscriptions } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { inGroup } from '../core/inGroup.ts';

const actions: AuditAction[] = ['subscription.update', 'owner.acceptSubscription'];
const most = 200;

/** What an academy has subscribed to. */
export async function oneSubscription({ db }: Pick<Context, 'db'>, groupId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  const { plan, userCount, startsOn, endsOn, trialEndsOn, version } = found(row);
  return { plan, userCount, startsOn, endsOn, trialEndsOn, version };
}

/**
 * Changes an academy's subscription, with the reason.
 *
 * @throws ProblemError USER_COUNT_TOO_LOW with both numbers, when more students are active than there would be places.
 */
export async function updateSubscription(context: Context<Contract['admin']['updateSubscription']>) {
  const { db, body, ifMatch, params, events, now } = context;
  const { groupId } = params;
  const { audit } = await inGroup(context, groupId);
  await lockGroup(db, groupId);
  const before = await oneSubscription(context, groupId);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: before });
  const { reason, endsOn = null, trialEndsOn = null, ...rest } = body;
  const after = { ...rest, endsOn, trialEndsOn };
  if (endsOn !== null && endsOn < rest.startsOn) throw new ProblemError('PERIOD_REVERSED');
  const { count: active } = await studentCap(db, groupId);
  if (active > after.userCount)
    throw new ProblemError('USER_COUNT_TOO_LOW', { details: { active, count: after.userCount } });
  await db
    .update(subscriptions)
    .set({ ...after, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.groupId, groupId));
  const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  await audit({
    action: 'subscription.update',
    target: { kind: 'subscription', id: groupId, name: group!.name },
    before,
    after,
    reason,
  });
  // Open consoles of the academy follow: what its plan has and how many may be active.
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
  return oneSubscription(context, groupId);
}

/** How a subscription came to be what it is, newest first. */
export async function subscriptionChanges({
  db,
  params,
  session,
}: Context<Contract['admin']['subscriptionChanges']>) {
  await oneSubscription({ db }, params.groupId);
  const rows = await db
    .select()
    .from(audits)
    .where(
      and(
        eq(audits.groupId, params.groupId),
        eq(audits.targetId, params.groupId),
        inArray(audits.action, actions),
      ),
    )
    .orderBy(desc(audits.occurredAt))
    .limit(most);
  return { content: rows.map(row => toAudit(row, session.timeZone)) };
}
