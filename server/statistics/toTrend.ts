import type { Period as PeriodName } from '../../src/domain/choices.ts';
import { comparedPeriods } from '../../src/domain/comparedPeriods.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import { average } from './average.ts';

interface Days {
  period: PeriodName;
  today: string;
  /** The first of the days that it is compared with, if they are not those right before. */
  compareSince?: string | undefined;
  /** The first day that has a record; nothing is averaged before it. */
  recordedSince: string | null;
}

/**
 * A figure day by day, the recent days against the ones before. The running day is marked and left out of both averages,
 * so that what is compared is as many days, and the same weekdays.
 */
export function toTrend(
  { period, today, compareSince, recordedSince }: Days,
  valueOf: (date: string) => number,
) {
  const { recent, last } = comparedPeriods(period, today, compareSince);
  const line = ({ since, until }: typeof recent) =>
    datesOf(since, until).map(date => ({ date, value: valueOf(date), incomplete: date >= today }));
  const recentLine = line(recent);
  const lastLine = line(last);
  const mean = (points: typeof recentLine) =>
    average(
      points
        .filter(
          ({ date }, index) =>
            !recentLine[index]!.incomplete && recordedSince !== null && date >= recordedSince,
        )
        .map(({ value }) => value),
    );
  return {
    period,
    ...recent,
    recordedSince,
    recentAverage: mean(recentLine),
    lastAverage: mean(lastLine),
    recentTrendLineInfoList: recentLine,
    lastTrendLineInfoList: lastLine,
  };
}

/** An average of counts, to two places. */
export const toHundredths = (value: number) => Math.round(value * 100) / 100;
