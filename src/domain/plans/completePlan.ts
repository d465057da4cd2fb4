import { limits } from '../limits.ts';
import type { Plan } from './plan.ts';

const initial = {
  students: null,
  managers: limits.managers.max,
  observers: limits.observers.max,
  rooms: null,
  features: [],
  price: null,
};

/** A plan with what it leaves out: no features, no price, and the caps of an installation that defines no plans. */
export const completePlan = (given: Pick<Plan, 'id' | 'name'> & Partial<Plan>): Plan => ({
  ...initial,
  ...given,
});
