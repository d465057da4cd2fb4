import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { usePlan } from '../../hooks/usePlan.ts';
import { useChartFormat } from '../../engine/chart/useChartFormat.ts';
import { formatWeekday } from '../../engine/displays/formats.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';
import type { Course } from './Sparkline.tsx';
import type { Trend } from './trendChart.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** The figures that {@link useCourses} is about, and those of them that are part of trends, which a plan may lock. */
const always: readonly string[] = ['today', 'studying'];
const ofTrends: readonly string[] = ['present', 'rooms'];

/** More days than these are too many for so small a line. */
const mostDays = 31;

type Days = readonly { date: string; value: number; incomplete: boolean }[];
const daysOf = (trend: Trend | { locked: true } | undefined): Days =>
  trend && 'recordedSince' in trend ? trend.recentTrendLineInfoList : [];

/**
 * How figures of the overview have developed, day by day: of study time what its tab has loaded, of rooms and attendance the
 * trends that their tabs show, asked for once the overview is there (`isReady`). Undefined where a figure has none, null until
 * it is known.
 */
export function useCourses(
  { query }: Pick<DashboardQuery, 'query'>,
  isReady: boolean,
): (key: string) => Course | null | undefined {
  const translate = useTranslate();
  const place = useFormatContext();
  const write = useChartFormat();
  const plan = usePlan();
  const hasTrends = plan?.has('trends');
  const study = useApi(contract.dashboard.studyTimeSummary, { query }, { enabled: false });
  const rooms = useApi(
    contract.dashboard.studyRoomTrend,
    { query },
    { enabled: isReady && hasTrends === true },
  );
  const attendance = useApi(
    contract.dashboard.attendanceTrend,
    { query },
    { enabled: isReady && hasTrends === true },
  );
  const studied = study.data?.recentStudyTimeSummaries ?? [];
  const days: Record<string, Days> = {
    today: studied.map(({ date, avgTotalTimeSeconds, studentCount, incomplete }) => ({
      date,
      value: avgTotalTimeSeconds * studentCount,
      incomplete,
    })),
    studying: studied.map(({ date, studentCount, incomplete }) => ({
      date,
      value: studentCount,
      incomplete,
    })),
    present: daysOf(attendance.data),
    rooms: daysOf(rooms.data),
  };
  /** All that is known of a day, whichever line is pointed at. */
  const factsOf = (date: string) =>
    Object.entries(days).flatMap(([key, of]) => {
      const day = of.find(each => each.date === date);
      if (day === undefined) return [];
      const label = translate(`dashboard.overview.day.${key}`);
      return [{ key, label, value: write(key === 'today' ? 'duration' : 'number', day.value) }];
    });
  return key => {
    if (!always.includes(key) && !(hasTrends !== false && ofTrends.includes(key))) return undefined;
    const shown = days[key]!.slice(-mostDays);
    if (shown.length < 2) return null;
    return {
      label: translate(`dashboard.overview.courses.${key}`),
      values: shown.map(({ value }) => value),
      period: { since: shown[0]!.date, until: shown.at(-1)!.date },
      dayAt(index) {
        const { date, incomplete } = shown[index]!;
        const mark = incomplete ? ` · ${translate('choices.spanMark.RUNNING')}` : '';
        return { date, title: formatWeekday(date, place) + mark, facts: factsOf(date) };
      },
      isRunning: shown.at(-1)!.incomplete,
    };
  };
}
