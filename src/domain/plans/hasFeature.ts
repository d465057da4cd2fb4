import { isTrialOn, planStateOn, type PremiumFeature, type Subscribed } from '../premium.ts';
import type { Plan } from './plan.ts';
import { planNamed } from './planNamed.ts';

/** Whether a subscription has a paid feature on a day: all of them during the trial, else those of its plan. */
export function hasFeature(
  plans: readonly Plan[],
  subscribed: Subscribed,
  today: string,
  feature: PremiumFeature,
): boolean {
  if (isTrialOn(subscribed, today)) return true;
  const isPaid = planStateOn(subscribed, today).state === 'ACTIVE';
  return isPaid && planNamed(plans, subscribed.plan).features.includes(feature);
}
