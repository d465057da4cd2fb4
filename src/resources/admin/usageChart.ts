import type { FormatContext } from '../../engine/displays/formats.ts';
import { pointOfDays } from '../../engine/chart/pointOfDays.ts';
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
  points: days.map(({ date }) => pointOfDays({ since: date, until: date }, place, {})),
  series: [{ id: 'studySeconds', label: title, tone: 'accent', values: days.map(({ seconds }) => seconds) }],
});
