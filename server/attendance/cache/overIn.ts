import type { Period } from '../../../src/domain/period.ts';
import { datesOf, shiftDate } from '../../../src/domain/studyDay.ts';

/** The completed days of a month, which is named by its first day. */
export function overIn(month: string, today: string): Period {
  const inMonth = datesOf(month, shiftDate(month, 30)).filter(
    date => date.slice(0, 7) === month.slice(0, 7) && date < today,
  );
  return { since: month, until: inMonth.at(-1) ?? shiftDate(month, -1) };
}
