import { useTranslate } from 'ra-core';
import { contract } from '../../contract/index.ts';
import { useApi } from '../../dataProvider/useApi.ts';
import type { Course } from './Sparkline.tsx';
import type { DashboardQuery } from './useDashboardQuery.ts';

/** The figures that {@link useCourses} is about. */
export const developing: readonly string[] = ['today', 'studying'];

/** More days than these are too many for so small a line. */
const mostDays = 31;

/**
 * How figures of the overview have developed, from what the tab of study time has loaded: nothing is asked for here. Undefined
 * until that is there.
 */
export function useCourses({ query }: Pick<DashboardQuery, 'query'>): Record<string, Course> | undefined {
  const translate = useTranslate();
  const { data } = useApi(contract.dashboard.studyTimeSummary, { query }, { enabled: false });
  const days = data?.recentStudyTimeSummaries.slice(-mostDays);
  if (days === undefined || days.length < 2) return undefined;
  const course = (key: string, values: number[]): Course => ({
    label: translate(`dashboard.overview.courses.${key}`),
    values,
    isRunning: days.at(-1)!.incomplete,
  });
  return {
    today: course(
      'today',
      days.map(({ avgTotalTimeSeconds, studentCount }) => avgTotalTimeSeconds * studentCount),
    ),
    studying: course(
      'studying',
      days.map(({ studentCount }) => studentCount),
    ),
  };
}
