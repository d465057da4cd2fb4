import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import { usePlan } from '../../hooks/usePlan.ts';
import type { Course } from './Sparkline.tsx';
import type { Trend } from './trendChart.ts';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** The figures that {@link useCourses} is about, and those of them that are part of trends, which a plan may lock. */
const always: readonly string[] = ['today', 'studying'];
const ofTrends: readonly string[] = ['present', 'rooms'];

/** More days than these are too many for so small a line. */
const mostDays = 31;

type Days = readonly { value: number; incomplete: boolean }[];
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
    today: studied.map(({ avgTotalTimeSeconds, studentCount, incomplete }) => ({
      value: avgTotalTimeSeconds * studentCount,
      incomplete,
    })),
    studying: studied.map(({ studentCount, incomplete }) => ({ value: studentCount, incomplete })),
    present: daysOf(attendance.data),
    rooms: daysOf(rooms.data),
  };
  return key => {
    if (!always.includes(key) && !(hasTrends !== false && ofTrends.includes(key))) return undefined;
    const shown = days[key]!.slice(-mostDays);
    if (shown.length < 2) return null;
    return {
      label: translate(`dashboard.overview.courses.${key}`),
      values: shown.map(({ value }) => value),
      isRunning: shown.at(-1)!.incomplete,
    };
  };
}
