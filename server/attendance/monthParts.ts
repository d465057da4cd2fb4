import { monthOf, type Period } from '../../src/domain/period.ts';
import { datesOf, shiftDate } from '../../src/domain/studyDay.ts';
import type { readSpans } from './readSpans.ts';

/** A span's days in one calendar month. */
export interface MonthPart {
  /** The span's place, from 1 on. */
  place: number;
  /** The month's first day. */
  month: string;
  /** The first and the last day in the month. */
  first: number;
  last: number;
  /** A bit for each of the days, and for those on which students are expected; the lowest is the first of the month. */
  days: number;
  expected: number;
  /** The same for holidays. */
  off: number;
  /** The day in the month that is today; 0 where it is not in the part. */
  today: number;
}

const bitOf = (date: string) => 2 ** (Number(date.slice(8)) - 1);

/** The months of each span: their days in it, those on which students are expected, and today's place. */
export function monthParts(
  spans: readonly Period[],
  { isExpected, isOff }: Record<'isExpected' | 'isOff', (date: string) => boolean>,
  today: string,
): MonthPart[] {
  return spans.flatMap(({ since, until }, index) => {
    const parts: MonthPart[] = [];
    for (const date of datesOf(since, until)) {
      const day = Number(date.slice(8));
      if (parts.at(-1)?.month !== monthOf(date))
        parts.push({
          place: index + 1,
          month: monthOf(date),
          first: day,
          last: day,
          days: 0,
          expected: 0,
          off: 0,
          today: 0,
        });
      const part = parts.at(-1)!;
      part.last = day;
      part.days |= bitOf(date);
      if (isOff(date)) part.off |= bitOf(date);
      if (isExpected(date)) part.expected |= bitOf(date);
      if (date === today) part.today = day;
    }
    const none = {
      place: index + 1,
      month: monthOf(until),
      first: 1,
      last: 0,
      days: 0,
      expected: 0,
      off: 0,
      today: 0,
    };
    return parts.length > 0 ? parts : [none];
  });
}

/** The months of spans as far as they are over, today left out; `readSpans` has read them. */
export function completedParts({
  today,
  spans,
  dates,
  expected,
  isOff,
}: Pick<ReturnType<typeof readSpans>, 'today' | 'spans' | 'dates' | 'expected' | 'isOff'>): MonthPart[] {
  const holdsOn = (holds: readonly boolean[]) => (date: string) => holds[dates.indexOf(date)] === true;
  return monthParts(
    spans.map(({ since, until }) => ({ since, until: until === today ? shiftDate(today, -1) : until })),
    { isExpected: holdsOn(expected), isOff: holdsOn(isOff) },
    today,
  ).filter(({ days }) => days !== 0);
}
