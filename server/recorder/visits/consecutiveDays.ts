import { shiftDate } from '../../../src/domain/studyDay.ts';

/** Dates in their order, in parts in which each is the day after the one before. */
export function consecutiveDays(dates: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const date of dates) {
    const part = parts.at(-1);
    if (part !== undefined && shiftDate(part.at(-1)!, 1) === date) part.push(date);
    else parts.push([date]);
  }
  return parts;
}
