import { eq } from 'drizzle-orm';
import { hasFeature } from '../../src/domain/plans/hasFeature.ts';
import { planStateOn, type PremiumFeature } from '../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import type { Config } from '../config/config.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Queryable } from '../database/open.ts';
import { subscriptions } from '../database/schema/index.ts';

interface At {
  db: Queryable;
  config: Pick<Config, 'plans'>;
  now: Date;
}

/**
 * Whether an academy has a paid feature now, by its own calendar: by its plan, or while its trial lasts. Without a feature,
 * whether it has premium at all.
 */
export async function hasPremium(
  { db, config, now }: At,
  { groupId, timeZone }: Pick<CurrentUser, 'groupId' | 'timeZone'>,
  feature?: PremiumFeature,
): Promise<boolean> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  if (subscription === undefined) return false;
  const today = dateOfParam(isoInZone(now, timeZone));
  return feature === undefined
    ? planStateOn(subscription, today).state !== 'EXPIRED'
    : hasFeature(config.plans, subscription, today, feature);
}
