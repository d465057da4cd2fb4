import { expect, test } from 'vitest';
import { quietUntil } from '../../src/domain/quietHours.ts';

const night = { quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' };
const noon = { quietHoursStart: '12:00:00', quietHoursEnd: '13:30:00' };
const none = { quietHoursStart: null, quietHoursEnd: null };
const [seoul, berlin] = ['Asia/Seoul', 'Europe/Berlin'];

test.each([
  ['nobody set any', none, '2026-03-02T23:00:00+09:00', null],
  ['a minute before they begin', night, '2026-03-02T21:59:59+09:00', null],
  ['as they begin', night, '2026-03-02T22:00:00+09:00', '2026-03-03T07:00:00+09:00'],
  ['before midnight', night, '2026-03-02T23:40:00+09:00', '2026-03-03T07:00:00+09:00'],
  ['after midnight', night, '2026-03-03T00:10:00+09:00', '2026-03-03T07:00:00+09:00'],
  ['over the end of a year', night, '2026-12-31T22:30:00+09:00', '2027-01-01T07:00:00+09:00'],
  ['as they end', night, '2026-03-03T07:00:00+09:00', null],
  ['within one day', noon, '2026-03-02T12:30:00+09:00', '2026-03-02T13:30:00+09:00'],
  ['after them on one day', noon, '2026-03-02T13:30:00+09:00', null],
])('quiet hours: %s', (_, settings, at, until) => {
  expect(quietUntil(new Date(at), settings, seoul)).toEqual(until && new Date(until));
});

test.each([
  ['clocks go forward in that night', night, '2026-03-28T23:00:00+01:00', '2026-03-29T07:00:00+02:00'],
  ['clocks go back in that night', night, '2026-10-24T23:00:00+02:00', '2026-10-25T07:00:00+01:00'],
  [
    'the end is a time that the clock skips',
    { quietHoursStart: '22:00:00', quietHoursEnd: '02:30:00' },
    '2026-03-29T01:50:00+01:00',
    '2026-03-29T03:30:00+02:00',
  ],
  ['in the hour that comes twice', night, '2026-10-25T02:30:00+01:00', '2026-10-25T07:00:00+01:00'],
])('quiet hours go by the clock where it is changed: %s', (_, settings, at, until) => {
  expect(quietUntil(new Date(at), settings, berlin)).toEqual(new Date(until));
});
