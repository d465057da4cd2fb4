import type { ChartData } from './series.ts';

const hour = 3_600;
/** Parts of a day; beyond them hours are counted by 1, 2 and 5 with zeros after them, like other numbers. */
const hours = [0.5, 1, 2, 3, 4, 6, 8, 12].map(count => count * hour);
const most = 5;

function roundStep(highest: number, least: number): number {
  for (let power = least; ; power *= 10)
    for (const digit of [1, 2, 5]) if (highest / (digit * power) <= most) return digit * power;
}

function stepOf(as: ChartData['as'], highest: number): number {
  if (as !== 'duration') return roundStep(highest, as === 'rate' ? 0.1 : 1);
  return hours.find(each => highest / each <= most) ?? roundStep(highest, 10 * hour);
}

/** Where the axis of a chart has its marks, from 0 to above its highest value: at whole hours, or at round numbers. */
export function scaleOf({ as, series }: Pick<ChartData, 'as' | 'series'>): number[] {
  const floor = as === 'duration' ? hour : as === 'rate' ? 0.5 : 1;
  const highest = Math.max(floor, ...series.flatMap(({ values }) => values.map(value => value ?? 0)));
  const step = stepOf(as, highest);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
