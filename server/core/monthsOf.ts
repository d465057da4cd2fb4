import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';

/** The months of a period by their first days, each with its days in the period as bits, the lowest for the first. */
export function monthsOf({ since, until }: Period): { month: string; days: number }[] {
  const months = new Map<string, number>();
  for (const date of datesOf(since, until)) {
    const month = `${date.slice(0, 8)}01`;
    months.set(month, (months.get(month) ?? 0) | (2 ** (Number(date.slice(8)) - 1)));
  }
  return [...months].map(([month, days]) => ({ month, days }));
}
