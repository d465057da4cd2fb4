import type { Period } from '../../src/domain/period.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';

/** So many days nearly always fill a page, where there are thousands of students. */
const outermostDays = 3;

/** The days of a period that come first in an order; undefined where they are all of them. */
export function outermostOf({ since, until }: Period, direction: 'asc' | 'desc'): Period | undefined {
  if (shiftDate(since, outermostDays) > until) return undefined;
  return direction === 'asc'
    ? { since, until: shiftDate(since, outermostDays - 1) }
    : { since: shiftDate(until, 1 - outermostDays), until };
}
