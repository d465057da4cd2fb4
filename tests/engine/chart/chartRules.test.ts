import { expect, test } from 'vitest';
import { isNamed } from '../../../src/engine/chart/isNamed.ts';
import { scaleOf } from '../../../src/engine/chart/scaleOf.ts';
import type { ChartPoint, Series } from '../../../src/engine/chart/series.ts';
import { stretchesOf } from '../../../src/engine/chart/stretchesOf.ts';

const hours = (highest: number) =>
  scaleOf({
    as: 'duration',
    series: [{ id: 'a', label: '', tone: 'accent', values: [highest * 3_600] }],
  }).map(seconds => seconds / 3_600);

test('marks of time are parts of a day, and beyond it round numbers of hours', () => {
  expect(hours(0)).toEqual([0, 0.5, 1]);
  expect(hours(7)).toEqual([0, 2, 4, 6, 8]);
  expect(hours(50)).toEqual([0, 12, 24, 36, 48, 60]);
  expect(hours(90)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(hours(1_008)).toEqual([0, 500, 1_000, 1_500]);
});

const points: ChartPoint[] = [
  { id: 'a', label: '', title: '', mark: 'CUT' },
  { id: 'b', label: '', title: '' },
  { id: 'c', label: '', title: '' },
  { id: 'd', label: '', title: '', mark: 'RUNNING' },
];
const line: Series = { id: 'line', label: '', tone: 'accent', values: [1, 2, 3, 4] };

test('a line is dashed to and from points that are not final, but for what it is compared with', () => {
  expect(stretchesOf(points, line)).toEqual([
    { from: 0, to: 1, isDashed: true },
    { from: 1, to: 2, isDashed: false },
    { from: 2, to: 3, isDashed: true },
  ]);
  expect(stretchesOf(points, { ...line, isBefore: true })).toEqual([{ from: 0, to: 3, isDashed: false }]);
  expect(stretchesOf(points, { ...line, dashed: true })).toEqual([{ from: 0, to: 3, isDashed: true }]);
});

test('the last point is always named, and no more than have room', () => {
  const named = (count: number, room: number) =>
    Array.from({ length: count }, (_, index) => index).filter(index => isNamed(index, count, room));
  expect(named(7, 10)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(named(7, 4.2)).toEqual([0, 2, 4, 6]);
  expect(named(91, 10)).toHaveLength(10);
  expect(named(91, 10).at(-1)).toBe(90);
});
