import { expect, test } from 'vitest';
import { attainmentAt, secondsSince, studySecondsAt } from '../../src/domain/liveStudy.ts';

const studying = {
  stopwatchStatus: 'STUDY',
  asOf: '2026-03-02T10:00:00+09:00',
  totalStudySeconds: 600,
  targetSeconds: 1_200,
} as const;
const at = (time: string) => Date.parse(`2026-03-02T${time}+09:00`);

test('study time grows while the stopwatch runs, by whole seconds', () => {
  expect(studySecondsAt(studying, at('10:00:59.999'))).toBe(659);
  expect(studySecondsAt(studying, at('10:01:00'))).toBe(660);
  for (const stopwatchStatus of ['BREAK', 'STOP', 'START'] as const)
    expect(studySecondsAt({ ...studying, stopwatchStatus }, at('12:00:00'))).toBe(600);
});

test('a clock that is behind never reduces study time', () => {
  expect(studySecondsAt(studying, at('09:59:00'))).toBe(600);
  expect(secondsSince(studying.asOf, at('09:59:00'))).toBe(0);
});

test('the target is reached by what runs on; without a target nothing is', () => {
  expect(attainmentAt(studying, at('10:10:00'))).toBe(1);
  expect(attainmentAt({ ...studying, targetSeconds: 0 }, at('10:10:00'))).toBe(0);
});
