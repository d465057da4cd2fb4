import type { chartUnits, spanMarks } from '../../../src/domain/choices.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Period } from '../../../src/domain/period.ts';
import { datesOf, shiftDate } from '../../../src/domain/studyDay.ts';

export type ChartUnit = (typeof chartUnits)[number];

/** A day, week or month of a period, as far as it lies in it. */
export interface Bucket extends Period {
  /** The running day is in it, or days that are yet to come. */
  incomplete: boolean;
  mark: (typeof spanMarks)[number];
}

const isMonday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
const begins: Record<ChartUnit, (date: string) => boolean> = {
  DAY: () => true,
  WEEK: isMonday,
  MONTH: date => date.endsWith('-01'),
};

/** A period in days, weeks from Monday on, or months; the first and the last may be cut off by its ends. */
export function bucketsOf({ since, until }: Period, unit: ChartUnit, today: string): Bucket[] {
  const buckets: Omit<Bucket, 'mark'>[] = [];
  for (const date of datesOf(since, until)) {
    const current = buckets.at(-1);
    if (current === undefined || begins[unit](date))
      buckets.push({ since: date, until: date, incomplete: date >= today });
    else Object.assign(current, { until: date, incomplete: date >= today });
  }
  return buckets.slice(0, limits.statistics.maxDays).map(bucket => {
    const isWhole = begins[unit](bucket.since) && begins[unit](shiftDate(bucket.until, 1));
    return { ...bucket, mark: bucket.incomplete ? 'RUNNING' : isWhole ? 'WHOLE' : 'CUT' };
  });
}
