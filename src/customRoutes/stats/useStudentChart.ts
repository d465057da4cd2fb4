import { useTranslate } from 'ra-core';
import type { TargetTime } from '../../domain/entities/statistics.ts';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
import type { ChartData, Series } from '../../engine/chart/series.ts';
import { useFormatContext } from '../../engine/displays/useFormatContext.ts';

const lines = [
  { id: 'studySeconds', tone: 'accent' },
  { id: 'groupAvgSeconds', tone: 'quiet', dashed: true },
  { id: 'targetSeconds', tone: 'positive', dashed: true },
] as const satisfies readonly (Pick<Series, 'tone' | 'dashed'> & { id: keyof TargetTime['days'][number] })[];

/** A student's days as lines: what they studied, what the group did, and what they had set out to do. */
export function useStudentChart(): (data: TargetTime, title: string) => ChartData {
  const translate = useTranslate();
  const place = useFormatContext();
  return ({ days, userId }, title) => ({
    title,
    kind: 'line',
    as: 'duration',
    points: days.map(({ date, incomplete }) =>
      pointOfDays({ since: date, until: date }, place, {
        mark: incomplete ? 'RUNNING' : undefined,
        to: { screen: 'studyHistory', filter: { since: date, until: date, userId } },
      }),
    ),
    series: lines.map(line => ({
      ...line,
      label: translate(`stats.columns.target.${line.id}`),
      values: days.map(day => day[line.id]),
    })),
  });
}
