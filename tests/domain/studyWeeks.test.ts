import { expect, test } from 'vitest';
import { streakOf, studyWeeks } from '../../src/domain/studyWeeks.ts';
import { datesOf } from '../../src/domain/studyDay.ts';

const today = '2026-11-15';
const daysOf = (since: string, hours: readonly number[]) =>
  datesOf(since, '2026-12-31')
    .slice(0, hours.length)
    .map((date, index) => ({
      date,
      totalStudySeconds: hours[index]! * 3_600,
      targetSeconds: 7_200,
      holiday: false,
    }));

test('attainment is by week from Monday on, of completed days; cut and running weeks are marked', () => {
  // From Saturday on: two days, a whole week, and one that ends today.
  const weeks = studyWeeks(daysOf('2026-10-31', [1, 1, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 0]), today);
  expect(weeks).toEqual([
    { since: '2026-10-31', until: '2026-11-01', attainment: 0.5, mark: 'CUT' },
    { since: '2026-11-02', until: '2026-11-08', attainment: 1, mark: undefined },
    { since: '2026-11-09', until: '2026-11-15', attainment: 2, mark: 'RUNNING' },
  ]);
  expect(
    studyWeeks([{ date: today, totalStudySeconds: 60, targetSeconds: 0, holiday: false }], today)[0]!
      .attainment,
  ).toBeNull();
});

test('a streak ends with a day without study, but not with today', () => {
  expect(streakOf(daysOf('2026-11-10', [1, 0, 1, 1, 1, 0]), today)).toEqual({
    current: 3,
    longest: 3,
    isWhole: true,
  });
  expect(streakOf(daysOf('2026-11-10', [1, 1, 1, 1, 0, 1]), today)).toEqual({
    current: 1,
    longest: 4,
    isWhole: true,
  });
  // It may have begun before the first of these days.
  expect(streakOf(daysOf('2026-11-10', [1, 1, 1, 1, 1, 0]), today)).toMatchObject({
    current: 5,
    isWhole: false,
  });
});

test('a holiday breaks no streak, and lengthens it when it was studied on', () => {
  const days = daysOf('2026-11-10', [1, 1, 0, 1, 0, 0]).map((day, index) => ({
    ...day,
    holiday: index === 2 || index === 4,
  }));
  expect(streakOf(days, today)).toEqual({ current: 3, longest: 3, isWhole: false });
});
