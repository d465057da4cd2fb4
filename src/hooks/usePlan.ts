import { planNamed } from '../domain/plans/planNamed.ts';
import { endNotice, type PremiumFeature } from '../domain/premium.ts';
import { plans } from '../plans.ts';
import { useAcademy } from './useAcademy.ts';

/** The plan of the user's academy today; undefined until it is known. */
export function usePlan() {
  const academy = useAcademy();
  if (academy === undefined) return undefined;
  const { plan, planState, premiumEndsOn, premiumDaysLeft } = academy;
  return {
    planState,
    premiumEndsOn,
    left: premiumDaysLeft,
    notice: endNotice(premiumDaysLeft),
    /** Whether its plan or its trial has a paid feature. */
    has: (feature: PremiumFeature) =>
      planState === 'TRIAL' || (planState === 'ACTIVE' && planNamed(plans, plan).features.includes(feature)),
  };
}
