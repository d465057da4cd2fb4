import { expect, test } from 'vitest';
import { limits } from '../../src/domain/limits.ts';

/** Specification, section 9, typed out once more: the figures are facts. */
test('the limits are those of the specification [S9.1]', () => {
  expect(limits).toMatchObject({
    name: { min: 2, max: 25 },
    nickname: { min: 2, max: 25 },
    password: { min: 8, max: 16 },
    phone: { min: 10, max: 15 },
    dDayName: { max: 10 },
    interestCategories: { max: 3 },
    searchText: { min: 2 },
    registrationNumber: 10,
    managers: { max: 10 },
    observers: { max: 5 },
    students: { default: 50 },
    image: { maxBytes: 5 * 1024 * 1024 },
    logo: { width: 120, height: 120 },
    excel: { maxRows: 50_000 },
    statistics: { maxDays: 60 },
    studyHistory: { maxDays: 60 },
    ranking: { top: 10 },
    studyDay: { startsAt: '06:00' },
    emailCode: { minutes: 30 },
    invitationResend: { minutes: 5 },
    settings: { appliesWithinSeconds: 30 },
    trial: { days: 7 },
    inquiry: { retainedMonths: 12 },
    toast: { visibleMs: 4_000, removedMs: 5_000 },
    sideMenu: { breakpointPx: 1024, resizeDebounceMs: 1_000 },
  });
});

test('attendance reaches back one year, a leap year too [S9.1]', () => {
  expect(limits.attendanceHistory.maxDays).toBe(366);
});

test('what the settled points add', () => {
  expect(limits).toMatchObject({
    academyId: { min: 4, max: 20 },
    mobilePhone: 11,
    pageSize: { default: 25, choices: [10, 25, 50, 100] },
    restore: { days: 30 },
  });
});
