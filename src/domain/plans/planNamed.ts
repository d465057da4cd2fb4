import { freePlan } from './freePlan.ts';
import type { Plan } from './plan.ts';

/** A plan by its id; the free one in place of one that is no longer offered. */
export const planNamed = (plans: readonly Plan[], id: string): Plan =>
  plans.find(plan => plan.id === id) ?? plans.find(plan => plan.id === freePlan)!;
