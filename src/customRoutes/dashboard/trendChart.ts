import chunk from 'lodash/chunk';
import mean from 'lodash/mean';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import type { ChartData } from '../../engine/chart/series.ts';
import type { FormatContext } from '../../engine/displays/formats.ts';
import type { Target } from '../../engine/drillDown/target.ts';
import type { Period } from '../../domain/period.ts';

export interface Trend extends Period {
  /** The first day that has a record. */
  recordedSince: string | null;
  recentTrendLineInfoList: { date: string; value: number; incomplete: boolean }[];
  lastTrendLineInfoList: { date: string; value: number }[];
}

interface Options {
  title: string;
  as: ChartData['as'];
  words: { recent: string; last: string };
  place: FormatContext;
  /** Whether the days before are drawn. */
  isCompared: boolean;
  target: (days: Period) => Target;
}

/** More days than these are drawn week by week. */
const mostDays = 60;

/** Both lines of a trend, a point a day; of three months a point a week, averages of completed days. */
export function trendChart(
  { recentTrendLineInfoList: recent, lastTrendLineInfoList: last }: Trend,
  { title, as, words, place, isCompared, target }: Options,
): ChartData {
  const size = recent.length > mostDays ? 7 : 1;
  const spans = chunk(recent, size).map((days, index) => {
    const before = last.slice(index * size, index * size + days.length);
    const isOver = days.map(({ incomplete }) => !incomplete);
    const counted = isOver.includes(true) ? isOver : days.map(() => true);
    const average = (of: readonly { value: number }[]) =>
      mean(of.filter((_, at) => counted[at]).map(({ value }) => value));
    const daysOf = (of: readonly { date: string }[]): Period => ({
      since: of[0]!.date,
      until: of.at(-1)!.date,
    });
    return {
      days: daysOf(days),
      before: daysOf(before),
      isRunning: isOver.includes(false),
      value: average(days),
      valueBefore: average(before),
    };
  });
  return {
    title,
    kind: 'line',
    as,
    points: spans.map(({ days, before, isRunning }) =>
      pointOfDays(days, place, {
        before: isCompared ? before : undefined,
        mark: isRunning ? 'RUNNING' : undefined,
        to: target(days),
      }),
    ),
    series: [
      { id: 'recent', label: words.recent, tone: 'accent', values: spans.map(({ value }) => value) },
      ...(isCompared
        ? [
            {
              id: 'last',
              label: words.last,
              tone: 'quiet' as const,
              dashed: true as const,
              isBefore: true as const,
              values: spans.map(({ valueBefore }) => valueBefore),
            },
          ]
        : []),
    ],
  };
}
