import { useTranslate } from 'ra-core';
import type { TargetTime } from '../../domain/entities/statistics.ts';
import type { ChartData, Series } from '../../engine/chart/series.ts';
import { formatMonthDay } from '../../engine/displays/formats.ts';
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
  return ({ days }, title) => ({
    title,
    kind: 'line',
    as: 'duration',
    labels: days.map(({ date }) => formatMonthDay(date, place)),
    series: lines.map(line => ({
      ...line,
      label: translate(`stats.columns.target.${line.id}`),
      values: days.map(day => day[line.id]),
    })),
    ...(days.at(-1)?.incomplete ? { incompleteAt: days.length - 1 } : {}),
  });
}
