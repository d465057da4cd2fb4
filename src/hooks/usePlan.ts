import type { AcademiesInfo } from '../domain/entities/session.ts';
import { planNamed } from '../domain/plans/planNamed.ts';
import { endNotice, type PremiumFeature } from '../domain/premium.ts';
import { plans } from '../plans.ts';
import { useAcademy } from './useAcademy.ts';

/** Whether an academy's plan or its trial has a paid feature. */
export const hasFeature = (
  { plan, planState }: Pick<AcademiesInfo, 'plan' | 'planState'>,
  feature: PremiumFeature,
): boolean =>
  planState === 'TRIAL' || (planState === 'ACTIVE' && planNamed(plans, plan).features.includes(feature));

/** The plan of the user's academy today; undefined until it is known. */
export function usePlan() {
  const academy = useAcademy();
  if (academy === undefined) return undefined;
  const { planState, premiumEndsOn, premiumDaysLeft } = academy;
  return {
    planState,
    premiumEndsOn,
    left: premiumDaysLeft,
    notice: endNotice(premiumDaysLeft),
    has: (feature: PremiumFeature) => hasFeature(academy, feature),
  };
}
