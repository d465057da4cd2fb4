import { limits } from './limits.ts';
import { freePlan } from './plans/freePlan.ts';
import type { StatusOf } from './statuses.ts';
import { daysBetween } from './studyDay.ts';

/**
 * What only paid plans have (specification, section 1); which of them a plan has is said where plans are defined. The calls of a feature carry its name in the contract, the
 * screens in `screens.ts`; its words are `premium.features.{name}`.
 *
 * | feature       | what is locked without it                                  |
 * | ------------- | ---------------------------------------------------------- |
 * | premiumRecord | a student's premium study record                           |
 * | trends        | the dashboard's trends, recent days against those before   |
 * | peopleStats   | the statistics of students and managers, with their files  |
 */
export const premiumFeatures = ['premiumRecord', 'trends', 'peopleStats'] as const;
export type PremiumFeature = (typeof premiumFeatures)[number];

/** What an academy has subscribed to; the dates are days of its calendar, and the last one counts. */
export interface Subscribed {
  plan: string;
  startsOn: string;
  endsOn: string | null;
  trialEndsOn: string | null;
}

/** An academy's plan on a day. */
interface PlanState {
  /** `ACTIVE` pays, `TRIAL` tries, `EXPIRED` does neither. */
  state: StatusOf<'academyState'>;
  /** The last day of premium: to come, past, or null when there is none. */
  premiumEndsOn: string | null;
}

/** Whether a trial runs on a day, whatever the plan. */
export const isTrialOn = ({ trialEndsOn }: Pick<Subscribed, 'trialEndsOn'>, today: string): boolean =>
  trialEndsOn !== null && trialEndsOn >= today;

/** An academy's plan on a day: premium when paid for, and everything during the trial. */
export function planStateOn(subscribed: Subscribed, today: string): PlanState {
  const { plan, startsOn, endsOn, trialEndsOn } = subscribed;
  const isTrial = trialEndsOn !== null && trialEndsOn >= today;
  const isPaid = plan !== freePlan && startsOn <= today && (endsOn === null || endsOn >= today);
  if (isPaid) {
    const last = endsOn !== null && isTrial && trialEndsOn > endsOn ? trialEndsOn : endsOn;
    return { state: 'ACTIVE', premiumEndsOn: last };
  }
  if (isTrial) return { state: 'TRIAL', premiumEndsOn: trialEndsOn };
  const past = [plan !== freePlan ? endsOn : null, trialEndsOn].filter(
    date => date !== null && date < today,
  ) as string[];
  return { state: 'EXPIRED', premiumEndsOn: past.toSorted().at(-1) ?? null };
}

/** How many days of premium are left after a day: 0 on the last one, negative when it is over. */
export const daysLeft = (premiumEndsOn: string, today: string): number =>
  daysBetween(today, premiumEndsOn) - 1;

const { announcedDays, saidDays } = limits.premiumEnd;

/** What there is to say of premium's end: how near it is, `0` that it is over, or null for nothing yet or any more. */
export function endNotice(left: number | null): number | null {
  if (left === null) return null;
  if (left < 0) return left >= -saidDays ? 0 : null;
  return announcedDays.filter(days => left <= days).at(-1) ?? null;
}
