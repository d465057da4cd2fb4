import { expect, test } from 'vitest';
import { instantOfWall, wallTimeOf } from '../../src/domain/wallTime.ts';

test.each([
  ['Asia/Seoul', '2026-03-02T18:30', '2026-03-02T18:30:00+09:00'],
  ['Europe/Berlin', '2026-03-28T18:30', '2026-03-28T18:30:00+01:00'],
  ['Europe/Berlin', '2026-03-29T18:30', '2026-03-29T18:30:00+02:00'],
])('on a clock in %s, %s is %s', (zone, wall, instant) => {
  expect(instantOfWall(wall, zone)).toBe(instant);
  expect(wallTimeOf(new Date(instant), zone)).toBe(wall);
});

test('a time that the clock skips comes after the change', () => {
  expect(instantOfWall('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00');
});

test('what is half typed is no time', () => {
  expect(instantOfWall('2026-03-', 'Asia/Seoul')).toBeNull();
});
