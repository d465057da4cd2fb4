import { monthOf, type Period } from '../../src/domain/period.ts';
import { datesOf, shiftDate } from '../../src/domain/studyDay.ts';

/** The months of a period by their first days, each with its days in the period as bits, the lowest for the first. */
export function monthsOf({ since, until }: Period): { month: string; days: number }[] {
  const months = new Map<string, number>();
  for (const date of datesOf(since, until)) {
    const month = monthOf(date);
    months.set(month, (months.get(month) ?? 0) | (2 ** (Number(date.slice(8)) - 1)));
  }
  return [...months].map(([month, days]) => ({ month, days }));
}

/** The months, by their first days, that lie in a period as a whole, and what of it lies before and after them. */
export function wholeMonthsOf({ since, until }: Period): { months: string[]; rest: Period[] } {
  const after = (month: string) => monthOf(shiftDate(month, 31));
  const first = since === monthOf(since) ? since : after(monthOf(since));
  const end = monthOf(shiftDate(until, 1));
  if (first >= end) return { months: [], rest: [{ since, until }] };
  const months: string[] = [];
  for (let month = first; month < end; month = after(month)) months.push(month);
  const rest = [
    { since, until: shiftDate(first, -1) },
    { since: end, until },
  ];
  return { months, rest: rest.filter(part => part.since <= part.until) };
}
