import { lengthOf, type Period } from '../../../src/domain/period.ts';
import { daysBetween, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { statsPeriod } from './period.ts';

interface Asking extends Pick<QueryContext, 'session' | 'now'> {
  query: Period & { compareSince?: string | undefined };
}

/**
 * The days of a span that are over, and as many days that lie as far before them as `compareSince` lies before the whole
 * period; null where nothing is over, or `compareSince` is not before the period.
 */
export function comparedSpans(
  { session, now, query }: Asking,
  { since, until }: Period,
): [Period, Period] | null {
  const period = statsPeriod(query);
  const { compareSince } = query;
  if (compareSince === undefined || compareSince >= period.since) return null;
  const yesterday = shiftDate(studyDateOf(now, session.studyClock), -1);
  const complete = { since, until: until < yesterday ? until : yesterday };
  if (complete.until < since) return null;
  const first = shiftDate(since, 1 - daysBetween(compareSince, period.since));
  return [complete, { since: first, until: shiftDate(first, lengthOf(complete) - 1) }];
}

/** By which part a figure is more than before, or less; null with nothing to compare with. */
export const changeOf = (now: number | null | undefined, before: number | null | undefined): number | null =>
  now == null || !before ? null : now / before - 1;
