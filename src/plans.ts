import { choices, type ChoiceKind } from './domain/choices.ts';
import { completePlan } from './domain/plans/completePlan.ts';
import { defaultPlans } from './domain/plans/defaultPlans.ts';
import type { Plan } from './domain/plans/plan.ts';
import type { PremiumFeature } from './domain/premium.ts';
import { runtime } from './runtime.ts';

/** The plans of this installation. */
export const plans: readonly Plan[] = runtime.plans?.map(completePlan) ?? defaultPlans;

/** The plans that have a feature. */
export const plansWith = (feature: PremiumFeature) =>
  plans.filter(({ features }) => features.includes(feature));

/** The values of a closed set; plans are defined by each installation. */
export const choiceValues = (kind: ChoiceKind): readonly string[] =>
  kind === 'plan' ? plans.map(({ id }) => id) : choices[kind];
