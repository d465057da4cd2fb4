import { eq } from 'drizzle-orm';
import { planStateOn } from '../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { subscriptions } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/** Whether an academy has its premium features now, by its own calendar: by its plan, or while its trial lasts. */
export async function hasPremium(
  db: Queryable,
  { groupId, timeZone }: Pick<CurrentUser, 'groupId' | 'timeZone'>,
  now: Date,
): Promise<boolean> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  if (subscription === undefined) return false;
  return planStateOn(subscription, dateOfParam(isoInZone(now, timeZone))).state !== 'EXPIRED';
}
