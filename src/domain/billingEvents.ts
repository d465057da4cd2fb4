import type * as yup from 'yup';
import { count, date, maybe, shape } from './entities/fields.ts';
import { planId } from './plans/planId.ts';

const subscription = {
  plan: planId,
  userCount: count,
  startsOn: date,
  endsOn: maybe(date),
  trialEndsOn: maybe(date),
};
const example = {
  plan: 'PREMIUM',
  userCount: 100,
  startsOn: '2026-03-02',
  endsOn: '2027-03-01',
  trialEndsOn: null,
};
const onTrial = { ...example, plan: 'FREE', userCount: 50, endsOn: null, trialEndsOn: '2026-03-09' };

/**
 * Every event that the operator's billing system is sent, with the academy's subscription as `data`. Days are those of the
 * academy's calendar, and the last one counts.
 */
export const billingEvents = {
  'plan.changed': {
    description: 'An academy has another plan, or room for another number of students.',
    data: shape({ ...subscription, before: shape({ plan: planId, userCount: count }) }),
    example: { ...example, before: { plan: 'FREE', userCount: 50 } },
  },
  'trial.started': {
    description: 'A trial has begun: a new academy’s own, or one that was granted again.',
    data: shape(subscription),
    example: onTrial,
  },
  'trial.ended': {
    description: 'The last day of a trial has passed.',
    data: shape(subscription),
    example: onTrial,
  },
  'period.renewed': {
    description: 'A plan that has a cost lasts longer than before.',
    data: shape({ ...subscription, before: shape({ endsOn: maybe(date) }) }),
    example: { ...example, endsOn: '2028-03-01', before: { endsOn: '2027-03-01' } },
  },
  'period.ended': {
    description: 'The last day of a plan has passed.',
    data: shape(subscription),
    example,
  },
  'academy.closed': {
    description:
      'An owner has closed their academy. Its data is deleted on that day, unless it is reopened before.',
    data: shape({ ...subscription, deletedOn: date }),
    example: { ...example, deletedOn: '2026-04-01' },
  },
  'academy.reopened': {
    description: 'The closing of an academy was cancelled.',
    data: shape(subscription),
    example,
  },
} as const satisfies Record<string, { description: string; data: yup.Schema; example: object }>;

type Events = typeof billingEvents;

/** An event with the data of its type. */
export type BillingEvent = {
  [T in keyof Events]: { type: T; data: yup.InferType<Events[T]['data']> };
}[keyof Events];
