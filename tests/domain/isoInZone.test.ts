import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { excelInstant } from '../../src/engine/displays/formats.ts';

const zones = [
  'Asia/Seoul',
  'UTC',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
];
const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

test('instants read as date-fns writes them, in every zone and around every change of its clocks', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      expect(isoInZone(instant, zone)).toBe(formatISO(instant, { in: tz(zone) }));
    }),
    { numRuns: 2_000 },
  );
  for (const change of ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z', '2026-04-04T15:00:00Z'])
    for (const seconds of [-1, 0, 1])
      for (const zone of zones) {
        const instant = new Date(Date.parse(change) + seconds * 1_000);
        expect(isoInZone(instant, zone)).toBe(formatISO(instant, { in: tz(zone) }));
      }
});

test('spreadsheets get the wall clock of the academy, whatever the offset that an instant is written with', () => {
  const noon = excelInstant('2026-03-02T12:00:00+09:00', 'Asia/Seoul');
  expect(noon % 1).toBeCloseTo(0.5, 9);
  expect(excelInstant('2026-03-02T03:00:00Z', 'Asia/Seoul')).toBe(noon);
  expect(Math.floor(noon)).toBe(46_083);
});
