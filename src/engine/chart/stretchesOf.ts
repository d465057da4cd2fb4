import type { ChartPoint, Series } from './series.ts';

/** A part of a line from one point to another, by their indexes. */
interface Stretch {
  from: number;
  to: number;
  isDashed: boolean;
}

/** A line in parts that are solid or dashed: what leads to or from a point that is not final is dashed. */
export function stretchesOf(points: readonly ChartPoint[], { dashed, isBefore }: Series): Stretch[] {
  const isOpen = (index: number) => dashed === true || (!isBefore && points[index]?.mark !== undefined);
  const stretches: Stretch[] = [];
  for (let to = 1; to < points.length; to++) {
    const isDashed = isOpen(to - 1) || isOpen(to);
    const last = stretches.at(-1);
    if (last?.isDashed === isDashed) last.to = to;
    else stretches.push({ from: to - 1, to, isDashed });
  }
  return stretches;
}
