import { freePlan } from '../../src/domain/plans/freePlan.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import { planNamed } from '../../src/domain/plans/planNamed.ts';
import { planStateOn } from '../../src/domain/premium.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { readSubscription, type PlanContext } from './readSubscription.ts';

/** The plan whose caps an academy has now: its own while its period runs, the free one before and after. */
export async function planNow(
  context: PlanContext,
  academy: Pick<CurrentUser, 'groupId' | 'timeZone'>,
): Promise<Plan> {
  const { subscription, today } = await readSubscription(context, academy);
  const isRunning = subscription !== undefined && planStateOn(subscription, today).state === 'ACTIVE';
  return planNamed(context.config.plans, isRunning ? subscription.plan : freePlan);
}
