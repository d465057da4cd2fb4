import { and, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { freePlan } from '../../../src/domain/plans/freePlan.ts';
import { dateOfParam, isoInZone, shiftDate } from '../../../src/domain/studyDay.ts';
import { billed, publishBilling } from '../../academies/billing/publishBilling.ts';
import { subscriptions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';

/**
 * Gives a new academy its days of free premium (specification, section 9). Returns the subscription, or undefined when
 * it has had them.
 */
export async function grantTrial({
  db,
  session,
  now,
  config,
}: Pick<Context, 'db' | 'session' | 'now' | 'config'>) {
  const [subscription] = await db
    .update(subscriptions)
    .set({
      trialEndsOn: shiftDate(dateOfParam(isoInZone(now, session.timeZone)), limits.trial.days),
      version: sql`${subscriptions.version} + 1`,
    })
    .where(
      and(
        eq(subscriptions.groupId, session.groupId),
        eq(subscriptions.plan, freePlan),
        isNull(subscriptions.trialEndsOn),
      ),
    )
    .returning();
  if (subscription !== undefined)
    await publishBilling(db, { groupId: session.groupId, now, config }, [
      { type: 'trial.started', data: billed(subscription) },
    ]);
  return subscription;
}
