import { expect, test } from 'vitest';
import { dailyAverage } from '../../src/domain/dailyAverage.ts';

const studied = (...seconds: number[]) =>
  seconds.map((totalStudySeconds, index) => ({ date: `2026-03-0${index + 1}`, totalStudySeconds }));

test('the average of a history is that of its completed days, idle ones too [S9.16]', () => {
  expect(dailyAverage(studied(3_600, 0, 1_801), '2026-03-04')).toBe(1_800);
  expect(dailyAverage(studied(3_600, 0, 9_999), '2026-03-03')).toBe(1_800);
});

test('the first day has no average yet', () => {
  expect(dailyAverage(studied(3_600), '2026-03-01')).toBeNull();
  expect(dailyAverage([], '2026-03-01')).toBeNull();
});
