import { and, desc, eq, inArray } from 'drizzle-orm';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import type { Contract } from '../../src/contract/index.ts';
import { toAudit } from '../core/toAudit.ts';
import { audits, subscriptions } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { inGroup } from '../core/inGroup.ts';
import { changeSubscription } from './changeSubscription.ts';

const actions: AuditAction[] = ['subscription.update', 'owner.acceptSubscription'];
const most = 200;

/** What an academy has subscribed to. */
export async function oneSubscription({ db }: Pick<Context, 'db'>, groupId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  const { plan, userCount, startsOn, endsOn, trialEndsOn, version } = found(row);
  return { plan, userCount, startsOn, endsOn, trialEndsOn, version };
}

/** Changes an academy's subscription, unless it changed since it was read: see `changeSubscription`. */
export async function updateSubscription(context: Context<Contract['admin']['updateSubscription']>) {
  const { groupId } = context.params;
  const { session } = await inGroup(context, groupId);
  await changeSubscription(context, session, context.body, context.ifMatch);
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
