import { lengthOf, type Period } from './period.ts';
import { daysBetween, shiftDate } from './studyDay.ts';

/** What figures can be compared with, besides a period that begins on a chosen date. */
export const comparisons = ['BEFORE', 'MONTH'] as const;
export type Comparison = (typeof comparisons)[number];

const week = 7;
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The same day of an earlier month, or the last that it has. */
function monthsBefore(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return shiftDate(first.toISOString().slice(0, 10), Math.min(day, days) - 1);
}

function shiftOf(period: Period, choice: string): number | null {
  if (choice === 'BEFORE') return Math.ceil(lengthOf(period) / week) * week;
  if (choice === 'MONTH')
    for (let months = 1; ; months++) {
      const shift = daysBetween(monthsBefore(period.since, months), period.since) - 1;
      if (shift >= lengthOf(period)) return shift;
    }
  if (!isDate(choice) || choice >= period.since) return null;
  return daysBetween(choice, period.since) - 1;
}

/**
 * As many days that a period is compared with: `BEFORE`, the latest before it that begin on the same weekday; `MONTH`, those
 * from the same day of the month before, or of an earlier one that they do not reach into the period from; or those from
 * a date on. Null where nothing is compared, or the date is not before the period.
 */
export function comparedDays(period: Period, choice: string | undefined): Period | null {
  const shift = choice === undefined ? null : shiftOf(period, choice);
  return shift === null
    ? null
    : { since: shiftDate(period.since, -shift), until: shiftDate(period.until, -shift) };
}
