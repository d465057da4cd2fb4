import { eq, sql } from 'drizzle-orm';
import isEqual from 'lodash/isEqual.js';
import type { SubscriptionBody } from '../../src/domain/entities/session.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import { changesOf } from '../academies/billing/changesOf.ts';
import { billed, publishBilling } from '../academies/billing/publishBilling.ts';
import { studentCap } from '../accounts/caps.ts';
import type { Context } from '../core/context.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { lockGroup } from '../core/lockGroup.ts';
import { found, ProblemError } from '../core/problem.ts';
import { groups, subscriptions } from '../database/schema/index.ts';

/**
 * Changes an academy's subscription, with the reason. A program that repeats its call changes and records nothing; a person's
 * reason is recorded even if the rest is the same.
 *
 * @param ifMatch the version that the change is based on, where it is based on one
 * @throws ProblemError STALE, PERIOD_REVERSED, VALIDATION_FAILED for a plan that is not offered, USER_COUNT_ABOVE_PLAN with
 *   the plan's limit, USER_COUNT_TOO_LOW with both numbers when more students are active than there would be places
 */
export async function changeSubscription(
  { db, config, events, now, audit }: Pick<Context, 'db' | 'config' | 'events' | 'now' | 'audit'>,
  { groupId, timeZone }: Pick<CurrentUser, 'groupId' | 'timeZone'>,
  { reason, endsOn = null, trialEndsOn = null, ...rest }: SubscriptionBody,
  ifMatch?: number,
): Promise<void> {
  await lockGroup(db, groupId);
  const isThis = eq(subscriptions.groupId, groupId);
  const row = found((await db.select().from(subscriptions).where(isThis))[0]);
  const before = billed(row);
  if (ifMatch !== undefined && row.version !== ifMatch)
    throw new ProblemError('STALE', { current: { ...before, version: row.version } });
  const after = { ...rest, endsOn, trialEndsOn };
  if (ifMatch === undefined && isEqual(before, after)) return;
  if (endsOn !== null && endsOn < rest.startsOn) throw new ProblemError('PERIOD_REVERSED');
  const plan = config.plans.find(({ id }) => id === after.plan);
  if (plan === undefined)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { plan: 'validation.choice' } });
  if (plan.students !== null && after.userCount > plan.students)
    throw new ProblemError('USER_COUNT_ABOVE_PLAN', { details: { limit: plan.students } });
  const { count: active } = await studentCap(db, groupId);
  if (active > after.userCount)
    throw new ProblemError('USER_COUNT_TOO_LOW', { details: { active, count: after.userCount } });
  await db
    .update(subscriptions)
    .set({ ...after, version: sql`${subscriptions.version} + 1` })
    .where(isThis);
  const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.groupId, groupId));
  await audit({
    action: 'subscription.update',
    target: { kind: 'subscription', id: groupId, name: group!.name },
    before,
    after,
    reason,
    groupId,
  });
  const today = dateOfParam(isoInZone(now, timeZone));
  await publishBilling(db, { groupId, now, config }, changesOf(before, after, today));
  // Open consoles of the academy follow: what its plan has and how many may be active.
  events.publish({ groupId, kind: 'settings', id: groupId, at: now.getTime() });
}
