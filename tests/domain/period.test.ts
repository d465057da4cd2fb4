import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lengthOf,
  periodFault,
  periodParams,
  periodPresetNames,
  periodPresets,
  presetsWithin,
} from '../../src/domain/period.ts';
import { limits } from '../../src/domain/limits.ts';

describe('named periods', () => {
  // A Sunday, the last day of a month.
  const today = '2027-01-31';
  test.each([
    ['today', '2027-01-31', '2027-01-31'],
    ['yesterday', '2027-01-30', '2027-01-30'],
    ['last7Days', '2027-01-25', '2027-01-31'],
    ['thisWeek', '2027-01-25', '2027-01-31'],
    ['lastWeek', '2027-01-18', '2027-01-24'],
    ['thisMonth', '2027-01-01', '2027-01-31'],
    ['lastMonth', '2026-12-01', '2026-12-31'],
    ['last60Days', '2026-12-03', '2027-01-31'],
    ['thisYear', '2027-01-01', '2027-01-31'],
  ] as const)('%s is %s to %s', (name, since, until) => {
    expect(periodPresets[name](today)).toEqual({ since, until });
  });

  test('a week that has just begun is one day long', () => {
    expect(periodPresets.thisWeek('2026-03-02')).toEqual({ since: '2026-03-02', until: '2026-03-02' });
    expect(periodPresets.lastMonth('2028-03-05')).toEqual({ since: '2028-02-01', until: '2028-02-29' });
  });

  test('only what a limit allows is offered, on any day', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, day => {
        const on = day.toISOString().slice(0, 10);
        for (const { maxDays } of [limits.studyHistory, limits.attendanceHistory])
          for (const name of presetsWithin(maxDays, on))
            expect(periodFault(periodPresets[name](on), maxDays)).toBeNull();
        expect(presetsWithin(limits.attendanceHistory.maxDays, on)).toEqual(periodPresetNames);
        expect(presetsWithin(limits.studyHistory.maxDays, on)).not.toContain('last90Days');
      }),
    );
  });
});

describe('what may be asked for at once (specification, section 9)', () => {
  test('study records: 60 days, not 61 [S5.10]', () => {
    const { maxDays } = limits.studyHistory;
    expect(periodFault({ since: '2026-01-01', until: '2026-03-01' }, maxDays)).toBeNull();
    expect(periodFault({ since: '2026-01-01', until: '2026-03-02' }, maxDays)).toBe('tooLong');
  });

  test('attendance: a year, a leap year too', () => {
    const { maxDays } = limits.attendanceHistory;
    expect(lengthOf({ since: '2028-01-01', until: '2028-12-31' })).toBe(366);
    expect(periodFault({ since: '2028-01-01', until: '2028-12-31' }, maxDays)).toBeNull();
    expect(periodFault({ since: '2028-01-01', until: '2029-01-01' }, maxDays)).toBe('tooLong');
  });

  test('both dates, in their order', () => {
    expect(periodFault({ since: '', until: '2026-03-02' }, 60)).toBe('missing');
    expect(periodFault({ since: '2026-03-03', until: '2026-03-02' }, 60)).toBe('reversed');
  });
});

test('calls carry the start of the first day and a time on the last [S7.6]', () => {
  const period = { since: '2026-03-07', until: '2026-03-08' };
  expect(periodParams(period, 'Asia/Seoul')).toEqual({
    since: '2026-03-07T00:00:00+09:00',
    until: '2026-03-08T23:59:59+09:00',
  });
  // The day on which clocks go forward begins with another offset than it ends with.
  expect(periodParams(period, 'America/New_York')).toEqual({
    since: '2026-03-07T00:00:00-05:00',
    until: '2026-03-08T23:59:59-04:00',
  });
});
