import { lengthOf, type Period } from '../../src/domain/period.ts';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { dateOfParam } from '../../src/domain/studyDay.ts';
import { ProblemError } from './problem.ts';

/**
 * The study days that a query's `since` and `until` name (specification, section 7).
 *
 * @throws ProblemError when one is no day of the calendar, they are in the wrong order, or lie too far apart.
 */
export function readPeriod(query: Period, maxDays: number): Period {
  const period = { since: dateOfParam(query.since), until: dateOfParam(query.until) };
  checkPeriod(period);
  if (lengthOf(period) > maxDays) throw new ProblemError('PERIOD_TOO_LONG', { details: { days: maxDays } });
  return period;
}

/**
 * The same where either may be missing, which sets no bound.
 *
 * @throws ProblemError when one is no day of the calendar, or they are in the wrong order.
 */
export function readOpenPeriod({ since, until }: { since?: string | undefined; until?: string | undefined }) {
  const period = {
    since: since === undefined ? null : dateOfParam(since),
    until: until === undefined ? null : dateOfParam(until),
  };
  checkPeriod(period);
  return period;
}

function checkPeriod(period: { since: string | null; until: string | null }) {
  for (const key of ['since', 'until'] as const)
    if (period[key] !== null && !isCalendarDate(period[key]))
      throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { [key]: 'validation.date' } });
  if (period.since !== null && period.until !== null && period.until < period.since)
    throw new ProblemError('PERIOD_REVERSED');
}
