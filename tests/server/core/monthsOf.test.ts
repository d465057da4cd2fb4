import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeMonthsOf } from '../../../server/core/monthsOf.ts';
import { monthOf } from '../../../src/domain/period.ts';
import { datesOf, shiftDate } from '../../../src/domain/studyDay.ts';

test.each([
  ['2026-01-01', '2026-01-31', ['2026-01-01'], []],
  ['2026-01-01', '2026-01-30', [], ['2026-01-01 2026-01-30']],
  ['2026-01-02', '2026-03-01', ['2026-02-01'], ['2026-01-02 2026-01-31', '2026-03-01 2026-03-01']],
  ['2025-12-31', '2026-02-28', ['2026-01-01', '2026-02-01'], ['2025-12-31 2025-12-31']],
])('from %s to %s are the months %j and %j', (since, until, months, rest) => {
  const split = wholeMonthsOf({ since, until });
  expect(split.months).toEqual(months);
  expect(split.rest.map(part => `${part.since} ${part.until}`)).toEqual(rest);
});

test('whole months and the days before and after them are the period, each day once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.nat(400), (start, length) => {
      const since = shiftDate('2026-01-01', start);
      const until = shiftDate(since, length);
      const { months, rest } = wholeMonthsOf({ since, until });
      const days = [
        ...months.flatMap(month => datesOf(month, shiftDate(monthOf(shiftDate(month, 31)), -1))),
        ...rest.flatMap(part => datesOf(part.since, part.until)),
      ];
      expect(days.toSorted()).toEqual(datesOf(since, until));
    }),
  );
});
