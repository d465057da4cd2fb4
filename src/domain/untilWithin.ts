import { rules } from './rules.ts';
import { daysBetween } from './studyDay.ts';

const sinceOf = (body: unknown) => (body as { since?: string } | undefined)?.since ?? '';

/** The last day of a body whose first one is `since`: not before that, and so many days long at most. */
export const untilWithin = (mostDays: number) =>
  rules.date
    .required()
    .test('dayOrder', 'validation.dayOrder', (until, { parent }) => !(until < sinceOf(parent)))
    .test(
      'mostDays',
      'validation.dayNoteDays',
      (until, { parent }) => !(daysBetween(sinceOf(parent), until) > mostDays),
    );
