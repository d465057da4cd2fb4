import type { Period as PeriodName } from './choices.ts';
import type { Period } from './period.ts';
import { shiftDate } from './studyDay.ts';

/** How many study days an average looks back on. Whole weeks, so that a day is compared with the same weekday. */
const daysOf: Record<PeriodName, number> = { '1w': 7, '4w': 28, '3m': 91 };

/**
 * The recent study days of an average, the running one among them, and as many before them (specification, section 9), or
 * from another date on. `lastComplete` are those that the complete ones of the recent days are compared with.
 */
export function comparedPeriods(
  name: PeriodName,
  today: string,
  compareSince?: string | undefined,
): { recent: Period; last: Period; lastComplete: Period } {
  const days = daysOf[name];
  const since = shiftDate(today, 1 - days);
  const first = compareSince ?? shiftDate(since, -days);
  const last = { since: first, until: shiftDate(first, days - 1) };
  return {
    recent: { since, until: today },
    last,
    lastComplete: { since: last.since, until: shiftDate(last.until, -1) },
  };
}
