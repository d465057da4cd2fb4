import type { BillingEvent } from '../../../src/domain/billingEvents.ts';
import { freePlan } from '../../../src/domain/plans/freePlan.ts';
import { isTrialOn } from '../../../src/domain/premium.ts';
import type { billed } from './publishBilling.ts';

type Billed = ReturnType<typeof billed>;

/**
 * What a change of a subscription means for billing, on a day of the academy. Ends are published by a job once their day
 * has passed, so that one of today or later is none yet.
 */
export function changesOf(before: Billed, after: Billed, today: string): BillingEvent[] {
  const events: BillingEvent[] = [];
  if (after.plan !== before.plan || after.userCount !== before.userCount) {
    const { plan, userCount } = before;
    events.push({ type: 'plan.changed', data: { ...after, before: { plan, userCount } } });
  }
  if (isTrialOn(after, today) && !isTrialOn(before, today))
    events.push({ type: 'trial.started', data: after });
  const isLonger =
    after.endsOn !== before.endsOn && before.endsOn !== null && (after.endsOn ?? '9999') > before.endsOn;
  if (after.plan !== freePlan && after.plan === before.plan && isLonger)
    events.push({ type: 'period.renewed', data: { ...after, before: { endsOn: before.endsOn } } });
  return events;
}
