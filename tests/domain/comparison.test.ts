import { expect, test } from 'vitest';
import { comparedDays } from '../../src/domain/comparison.ts';

const november = { since: '2026-11-01', until: '2026-11-22' };

test('the period before begins on the same weekday and has as many days', () => {
  expect(comparedDays(november, 'BEFORE')).toEqual({ since: '2026-10-04', until: '2026-10-25' });
  expect(comparedDays({ since: '2026-11-16', until: '2026-11-22' }, 'BEFORE')).toEqual({
    since: '2026-11-09',
    until: '2026-11-15',
  });
});

test('the month before begins on the same day, or the last one that it has, and never reaches into the period', () => {
  expect(comparedDays(november, 'MONTH')).toEqual({ since: '2026-10-01', until: '2026-10-22' });
  expect(comparedDays({ since: '2026-03-31', until: '2026-03-31' }, 'MONTH')).toEqual({
    since: '2026-02-28',
    until: '2026-02-28',
  });
  // February has fewer days than the period: the month before it is taken.
  expect(comparedDays({ since: '2026-03-01', until: '2026-03-31' }, 'MONTH')).toEqual({
    since: '2026-01-01',
    until: '2026-01-31',
  });
  expect(comparedDays({ since: '2026-09-24', until: '2026-11-22' }, 'MONTH')).toEqual({
    since: '2026-07-24',
    until: '2026-09-21',
  });
});

test('own dates are compared from their first day on, if that is before the period', () => {
  expect(comparedDays(november, '2026-05-03')).toEqual({ since: '2026-05-03', until: '2026-05-24' });
  for (const other of ['2026-11-01', '2027-01-01', 'yesterday', '', undefined])
    expect(comparedDays(november, other)).toBeNull();
});
