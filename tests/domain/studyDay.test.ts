import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import {
  dateOfParam,
  datesOf,
  daysBetween,
  isoInZone,
  shiftDate,
  sinceParam,
  splitByStudyDay,
  studyDateOf,
  studyDayBounds,
  untilParam,
} from '../../src/domain/studyDay.ts';

const seoul = defaultClock('Asia/Seoul');
const newYork = defaultClock('America/New_York');
const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;

describe('the study day begins at 06:00 on the academy’s clock (specification, section 9)', () => {
  test.each([
    ['a second before', '2026-03-02T05:59:59+09:00', '2026-03-01'],
    ['the last millisecond before', '2026-03-02T05:59:59.999+09:00', '2026-03-01'],
    ['on the hour', '2026-03-02T06:00:00+09:00', '2026-03-02'],
    ['in the night after', '2026-03-03T02:30:00+09:00', '2026-03-02'],
    ['at the end of a month', '2026-03-01T03:00:00+09:00', '2026-02-28'],
    ['at the end of a leap year’s February', '2028-03-01T03:00:00+09:00', '2028-02-29'],
    ['at the end of a year', '2027-01-01T05:59:59+09:00', '2026-12-31'],
    ['on the first morning of a year', '2027-01-01T06:00:00+09:00', '2027-01-01'],
  ])('%s: %s belongs to %s', (_, instant, date) => {
    expect(studyDateOf(new Date(instant), seoul)).toBe(date);
  });

  test('the same instant belongs to another day on another clock [S9.7]', () => {
    const instant = new Date('2026-03-02T00:00:00Z');
    expect(studyDateOf(instant, seoul)).toBe('2026-03-02');
    expect(studyDateOf(instant, newYork)).toBe('2026-03-01');
  });

  test('a day’s bounds are its first instant and the next day’s', () => {
    const { start, end } = studyDayBounds('2026-12-31', seoul);
    expect(start.toISOString()).toBe('2026-12-30T21:00:00.000Z');
    expect(end.toISOString()).toBe('2026-12-31T21:00:00.000Z');
  });
});

describe('where clocks change', () => {
  // In New York clocks go forward on 2026-03-08 and back on 2026-11-01, both at 02:00: in the study day before.
  test('the study day in which clocks go forward has 23 hours', () => {
    expect(hours(studyDayBounds('2026-03-07', newYork))).toBe(23);
    expect(hours(studyDayBounds('2026-03-08', newYork))).toBe(24);
    expect(studyDateOf(new Date('2026-03-08T09:59:59Z'), newYork)).toBe('2026-03-07');
    expect(studyDateOf(new Date('2026-03-08T10:00:00Z'), newYork)).toBe('2026-03-08');
  });

  test('the study day in which clocks go back has 25 hours', () => {
    expect(hours(studyDayBounds('2026-10-31', newYork))).toBe(25);
    expect(studyDateOf(new Date('2026-11-01T10:59:59Z'), newYork)).toBe('2026-10-31');
    expect(studyDateOf(new Date('2026-11-01T11:00:00Z'), newYork)).toBe('2026-11-01');
  });

  test('the hour that comes twice is one study day’s', () => {
    for (const instant of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])
      expect(studyDateOf(new Date(instant), newYork)).toBe('2026-10-31');
  });
});

describe('splitting an interval by study days', () => {
  test('a night over the boundary is two pieces', () => {
    const pieces = splitByStudyDay(
      new Date('2026-03-02T05:30:00+09:00'),
      new Date('2026-03-02T07:00:00+09:00'),
      seoul,
    );
    expect(pieces.map(piece => [piece.date, hours(piece)])).toEqual([
      ['2026-03-01', 0.5],
      ['2026-03-02', 1],
    ]);
  });

  test('what ends on the boundary leaves nothing for the day after', () => {
    const start = new Date('2026-03-02T05:00:00+09:00');
    const end = new Date('2026-03-02T06:00:00+09:00');
    expect(splitByStudyDay(start, end, seoul)).toEqual([{ date: '2026-03-01', start, end }]);
    expect(splitByStudyDay(end, end, seoul)).toEqual([]);
  });

  const zones = fc
    .constantFrom('Asia/Seoul', 'America/New_York', 'Europe/London', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC')
    .map(defaultClock);
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });

  test('the pieces follow one another, each in its day, and add up to the whole', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 10 * 86_400_000 }), zones, (start, length, zone) => {
        const end = new Date(start.getTime() + length);
        const pieces = splitByStudyDay(start, end, zone);
        expect(pieces.reduce((sum, piece) => sum + piece.end.getTime() - piece.start.getTime(), 0)).toBe(
          length,
        );
        for (const [index, piece] of pieces.entries()) {
          expect(piece.start).toEqual(index === 0 ? start : pieces[index - 1]!.end);
          expect(studyDateOf(piece.start, zone)).toBe(piece.date);
          expect(studyDateOf(new Date(piece.end.getTime() - 1), zone)).toBe(piece.date);
        }
      }),
    );
  });

  test('every instant lies within the bounds of its study day', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const { start, end } = studyDayBounds(studyDateOf(instant, zone), zone);
        expect(start <= instant && instant < end).toBe(true);
      }),
    );
  });
});

describe('calendar dates', () => {
  test('dates shift over months, years and leap days', () => {
    expect(shiftDate('2026-03-01', -1)).toBe('2026-02-28');
    expect(shiftDate('2028-02-28', 1)).toBe('2028-02-29');
    expect(shiftDate('2026-12-31', 1)).toBe('2027-01-01');
    expect(shiftDate('2026-03-02', 0)).toBe('2026-03-02');
  });

  test('a period counts both of its ends', () => {
    expect(daysBetween('2026-03-02', '2026-03-02')).toBe(1);
    expect(daysBetween('2026-01-01', '2026-12-31')).toBe(365);
    expect(datesOf('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(datesOf('2026-03-02', '2026-03-01')).toEqual([]);
  });
});

describe('since and until, as calls carry them (specification, section 7)', () => {
  test('since is the start of the day with the zone’s offset and no milliseconds [S7.6]', () => {
    expect(sinceParam('2026-03-02', seoul.zone)).toBe('2026-03-02T00:00:00+09:00');
    expect(sinceParam('2026-07-01', newYork.zone)).toBe('2026-07-01T00:00:00-04:00');
    expect(sinceParam('2026-12-01', newYork.zone)).toBe('2026-12-01T00:00:00-05:00');
  });

  test('until keeps its time of day [S7.6]', () => {
    expect(untilParam(new Date('2026-03-02T05:30:15.678Z'), seoul.zone)).toBe('2026-03-02T14:30:15+09:00');
  });

  test('their calendar dates are read as they are written', () => {
    expect(dateOfParam('2026-03-02T00:00:00+09:00')).toBe('2026-03-02');
    expect(dateOfParam('2026-03-02')).toBe('2026-03-02');
  });

  test('instants in responses have the zone’s offset', () => {
    expect(isoInZone(new Date('2026-03-02T01:00:00Z'), seoul.zone)).toBe('2026-03-02T10:00:00+09:00');
    expect(isoInZone(new Date('2026-03-02T01:00:00Z'), 'UTC')).toBe('2026-03-02T01:00:00Z');
  });
});
