import { describe, expect, test } from 'vitest';
import { attentionRuleIds } from '../../../src/domain/attention/attentionRuleIds.ts';
import {
  attentionThresholds,
  initialAttentionSettings,
  type AttentionSettings,
} from '../../../src/domain/attention/attentionSettings.ts';
import { findingsOf } from '../../../src/domain/attention/findingsOf.ts';
import { isHandled } from '../../../src/domain/attention/isHandled.ts';
import type { StudentHistory } from '../../../src/domain/attention/studentHistory.ts';
import { limits } from '../../../src/domain/limits.ts';
import { historyOf } from './history.ts';

const off = Object.fromEntries(attentionThresholds.map(name => [name, 0])) as AttentionSettings;
/** What one rule finds, the others being switched off. */
const found = (history: StudentHistory, only: Partial<AttentionSettings>) =>
  findingsOf(history, { ...off, attendanceDays: 14, ...only })[0];

test('A student without a past, and an academy without data, have no findings', () => {
  const { lookBackDays } = limits.attention;
  for (const history of [
    historyOf(''),
    historyOf('-'.repeat(lookBackDays)),
    historyOf('S', { memberDays: 1 }),
  ])
    expect(findingsOf(history, initialAttentionSettings)).toEqual([]);
});

test('Every rule is off when its threshold is 0', () => {
  const worst = historyOf('AAAAAAABBBBBBBSSSSSSS', {
    weeks: [0, 9e4, 9e4, 9e4, 9e4],
    camerasOff: [0, 1, 2, 3, 4, 5],
  });
  expect(findingsOf(worst, off)).toEqual([]);
  expect(findingsOf(worst, initialAttentionSettings).length).toBeGreaterThan(2);
  expect(attentionRuleIds).toHaveLength(6);
});

describe('Absences in a row', () => {
  test('are counted from the last absence back to the first, over days that do not count', () => {
    expect(found(historyOf('-AA-ASSA'), { absencesInARow: 3 })).toEqual({
      rule: 'ABSENT_IN_A_ROW',
      since: 4,
      isLonger: false,
      level: 1,
      value: 3,
      compared: null,
    });
  });

  test('need as many as the threshold, and end with a day of presence', () => {
    expect(found(historyOf('AASAAA'), { absencesInARow: 3 })).toBeUndefined();
    expect(found(historyOf('AAA'), { absencesInARow: 3 })).toMatchObject({ value: 3, isLonger: true });
  });

  test('of a new student begin with the first day as a member', () => {
    expect(found(historyOf('AAA---', { memberDays: 3 }), { absencesInARow: 3 })).toMatchObject({
      since: 2,
      isLonger: false,
    });
  });
});

describe('Attendance below the threshold', () => {
  test('says since which day the window has been below it', () => {
    // 4 of 7 yesterday, 5 of 7 the day before, 6 of 7 before that.
    expect(
      found(historyOf('AASASSSSSS', { memberDays: 10 }), { attendanceBelow: 80, attendanceDays: 7 }),
    ).toMatchObject({ rule: 'ATTENDANCE_LOW', value: 4, compared: 7, since: 1, isLonger: false, level: 2 });
  });

  test('is not met by a rate that equals it, nor by too few days', () => {
    expect(found(historyOf('ASSSSAASSS'), { attendanceBelow: 70, attendanceDays: 10 })).toBeUndefined();
    expect(found(historyOf('AASS---'), { attendanceBelow: 80, attendanceDays: 7 })).toBeUndefined();
  });
});

describe('Study against the weeks before', () => {
  const hour = 3_600;
  const weeks = [6 * hour, 10 * hour, 10 * hour, 10 * hour, 10 * hour];

  test('is down by the share that the academy has set, or more', () => {
    expect(found(historyOf('', { weeks }), { studyDownBy: 40 })).toMatchObject({
      rule: 'STUDY_DOWN',
      value: 6 * hour,
      compared: 10 * hour,
      since: 6,
      isLonger: false,
    });
    expect(found(historyOf('', { weeks }), { studyDownBy: 41 })).toBeUndefined();
  });

  test('has a beginning some weeks ago when those were down too', () => {
    const down = [2, 5, 10, 10, 10, 10, 10].map(hours => hours * hour);
    expect(found(historyOf('', { weeks: down }), { studyDownBy: 30 })).toMatchObject({ since: 13 });
  });

  test('needs weeks to compare with, and enough study in them', () => {
    for (const few of [
      [0],
      [0, 10 * hour],
      [0, 10 * hour, null, null, null],
      [0, 1_000, 1_000, 1_000, 1_000],
      [null, ...weeks],
    ])
      expect(found(historyOf('', { weeks: few }), { studyDownBy: 30 })).toBeUndefined();
    expect(
      found(historyOf('', { weeks: [0, null, 10 * hour, null, 8 * hour] }), { studyDownBy: 30 }),
    ).toMatchObject({ compared: 9 * hour });
  });
});

describe('A lost streak', () => {
  test('is the days in a row before the first day without study', () => {
    expect(found(historyOf('A-PSS-BSSA'), { lostStreak: 5 })).toMatchObject({
      rule: 'STREAK_LOST',
      value: 5,
      since: 2,
      level: 0,
    });
  });

  test('is not lost by a day on which no one was expected, nor once the student studies again', () => {
    expect(found(historyOf('--SSSSSSS'), { lostStreak: 7 })).toBeUndefined();
    expect(found(historyOf('SASSSSSSS'), { lostStreak: 7 })).toBeUndefined();
    expect(found(historyOf('ASSSSSSA'), { lostStreak: 7 })).toBeUndefined();
  });

  test('is listed for some days only', () => {
    const { lostStreakDays } = limits.attention;
    const after = (days: number) => found(historyOf(`${'A'.repeat(days)}SSSSSSS`), { lostStreak: 7 });
    expect(after(lostStreakDays)).toMatchObject({ value: 7 });
    expect(after(lostStreakDays + 1)).toBeUndefined();
  });
});

test('A camera that is often off is counted over a week', () => {
  const days = 'S'.repeat(20);
  expect(found(historyOf(days, { camerasOff: [0, 0, 3, 6, 7] }), { cameraOffTimes: 4 })).toMatchObject({
    rule: 'CAMERA_OFF',
    value: 4,
    compared: 7,
    since: 0,
  });
  expect(found(historyOf(days, { camerasOff: [0, 0, 3, 7] }), { cameraOffTimes: 4 })).toBeUndefined();
});

test('Missed targets are days on which the student came, within a week', () => {
  expect(found(historyOf('BBAPS-BBBB'), { missedTargets: 4 })).toMatchObject({
    rule: 'TARGET_MISSED',
    value: 4,
    compared: 5,
    since: 3,
  });
  expect(found(historyOf('AAAAAAA'), { missedTargets: 3 })).toBeUndefined();
});

describe('A mark', () => {
  const current = { since: '2026-11-18', isLonger: false, level: 1 };
  const mark = { handledOn: '2026-11-20', level: 1 };

  test('covers the condition that it was made for', () => {
    expect(isHandled(current, mark)).toBe(true);
    expect(isHandled(current, undefined)).toBe(false);
  });

  test('does not cover one that has become worse, or has ended and begun again', () => {
    expect(isHandled({ ...current, level: 2 }, mark)).toBe(false);
    expect(isHandled({ ...current, since: '2026-11-20' }, mark)).toBe(false);
  });

  test('covers a condition that has held for longer than the list looks back', () => {
    expect(isHandled({ since: '2026-11-25', isLonger: true, level: 1 }, mark)).toBe(true);
  });
});
