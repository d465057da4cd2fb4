import table from './defaultPlans.json' with { type: 'json' };
import type { Plan } from './plan.ts';

/** The plans of an installation that configures none. */
export const defaultPlans = table as readonly Plan[];
