import type { ChartData } from './series.ts';

const hour = 3_600;
/** Half an hour to two weeks; of numbers 1, 2 and 5 with zeros after them. */
const hours = [0.5, 1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168, 336].map(count => count * hour);
const most = 5;

function stepOf(as: ChartData['as'], highest: number): number {
  if (as === 'duration') {
    const step = hours.find(each => highest / each <= most) ?? hours.at(-1)!;
    return step * Math.max(1, Math.ceil(highest / step / most));
  }
  const least = as === 'rate' ? 0.1 : 1;
  for (let power = least; ; power *= 10)
    for (const digit of [1, 2, 5]) if (highest / (digit * power) <= most) return digit * power;
}

/** Where the axis of a chart has its marks, from 0 to above its highest value: at whole hours, or at round numbers. */
export function scaleOf({ as, series }: Pick<ChartData, 'as' | 'series'>): number[] {
  const floor = as === 'duration' ? hour : as === 'rate' ? 0.5 : 1;
  const highest = Math.max(floor, ...series.flatMap(({ values }) => values.map(value => value ?? 0)));
  const step = stepOf(as, highest);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
