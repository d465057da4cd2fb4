import fc from 'fast-check';
import memoize from 'lodash/memoize';
import { expect, test } from 'vitest';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { hoursOfDays } from '../../src/domain/hoursOfDays.ts';
import { dayStartOn } from '../../src/domain/studyClock.ts';
import { datesOf, shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { anyInstant, anyStudyClock } from '../support/anyStudyClock.ts';

const clockOf = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }),
);
const wallHour = (instant: Date, timeZone: string) => Number(clockOf(timeZone).format(instant));

test('a study day has its hours from its start on', () => {
  const hours = hoursOfDays(['2026-11-02'], defaultClock('Asia/Seoul'));
  expect(hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, at) => (6 + at) % 24));
  expect(hours.at(-1)!.start.toISOString()).toBe('2026-11-02T20:00:00.000Z');
});

test('an hour that comes twice is one of two hours, one that is left out is not there', () => {
  const hoursOn = (date: string) => hoursOfDays([date], defaultClock('America/New_York'));
  const nights = hoursOn('2026-10-31');
  expect(nights).toHaveLength(24);
  const at = nights.findIndex(({ hour }) => hour === 1);
  expect(nights[at + 1]!.start.getTime() - nights[at]!.start.getTime()).toBe(2 * 3_600_000);
  expect(hoursOn('2026-03-07').map(({ hour }) => hour)).not.toContain(2);
});

test('on any clock hours follow one another from the start of a day to its end, each by the clock on the wall', () => {
  fc.assert(
    fc.property(anyStudyClock, anyInstant, (clock, instant) => {
      const date = studyDateOf(instant, clock);
      const dates = datesOf(shiftDate(date, -2), shiftDate(date, 2));
      const hours = hoursOfDays(dates, clock);
      for (const day of dates) {
        const own = hours.filter(hour => hour.date === day);
        const { start, end } = studyDayBounds(day, clock);
        if (start < end) expect(own[0]!.start).toEqual(start);
        for (const [index, { hour, start: at }] of own.entries()) {
          const { zone } = dayStartOn(day, clock);
          const next = own[index + 1]?.start ?? end;
          expect(next.getTime()).toBeGreaterThan(at.getTime());
          expect(wallHour(at, zone)).toBe(hour);
          expect(wallHour(new Date(next.getTime() - 1), zone)).toBe(hour);
        }
      }
    }),
  );
});
