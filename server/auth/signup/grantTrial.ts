import { and, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { dateOfParam, isoInZone, shiftDate } from '../../../src/domain/studyDay.ts';
import { subscriptions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';

/**
 * Gives a new academy its days of free premium (specification, section 9). Returns the subscription, or undefined when
 * it has had them.
 */
export async function grantTrial({ db, session, now }: Pick<Context, 'db' | 'session' | 'now'>) {
  const [subscription] = await db
    .update(subscriptions)
    .set({
      trialEndsOn: shiftDate(dateOfParam(isoInZone(now, session.timeZone)), limits.trial.days),
      version: sql`${subscriptions.version} + 1`,
    })
    .where(
      and(
        eq(subscriptions.groupId, session.groupId),
        eq(subscriptions.plan, 'FREE'),
        isNull(subscriptions.trialEndsOn),
      ),
    )
    .returning();
  return subscription;
}
