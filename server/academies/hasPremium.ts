import { hasFeature } from '../../src/domain/plans/hasFeature.ts';
import { planStateOn, type PremiumFeature } from '../../src/domain/premium.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { readSubscription, type PlanContext } from './readSubscription.ts';

/**
 * Whether an academy has a paid feature now, by its own calendar: by its plan, or while its trial lasts. Without a feature,
 * whether it has premium at all.
 */
export async function hasPremium(
  context: PlanContext,
  academy: Pick<CurrentUser, 'groupId' | 'timeZone'>,
  feature?: PremiumFeature,
): Promise<boolean> {
  const { subscription, today } = await readSubscription(context, academy);
  if (subscription === undefined) return false;
  return feature === undefined
    ? planStateOn(subscription, today).state !== 'EXPIRED'
    : hasFeature(context.config.plans, subscription, today, feature);
}
