import { formatMonthDay, type FormatContext } from '../../engine/displays/formats.ts';
import type { ChartData } from '../../engine/chart/series.ts';

interface Day {
  date: string;
  seconds: number;
}

/** Study time day by day. */
export const usageChart = (days: readonly Day[], title: string, place: FormatContext): ChartData => ({
  title,
  kind: 'bar',
  as: 'duration',
  labels: days.map(({ date }) => formatMonthDay(date, place)),
  series: [{ id: 'studySeconds', label: title, tone: 'accent', values: days.map(({ seconds }) => seconds) }],
});
