import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeStudyClock } from '../../src/domain/changeStudyClock.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { limits } from '../../src/domain/limits.ts';
import type { DayStart, StudyClock } from '../../src/domain/studyClock.ts';
import {
  datesOf,
  shiftDate,
  splitByStudyDay,
  studyDateOf,
  studyDayBounds,
} from '../../src/domain/studyDay.ts';
import { anyDayStart, anyInstant, anyStudyClock } from '../support/anyStudyClock.ts';

const seoul = defaultClock('Asia/Seoul');
const at = (time: string) => new Date(`2026-03-${time}+09:00`);
const hours = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 3_600_000;
const changed = (time: string, dayStartsAt: string, zone = 'Asia/Seoul', clock = seoul) =>
  changeStudyClock(clock, { zone, dayStartsAt }, at(time));

describe('a change of the study clock', () => {
  test('to a later start lets the running day last until then', () => {
    const clock = changed('02T20:00:00', '09:00');
    expect(clock).toEqual({
      zone: 'Asia/Seoul',
      dayStartsAt: '09:00',
      former: [{ zone: 'Asia/Seoul', dayStartsAt: '06:00', until: '2026-03-03' }],
    });
    expect(studyDateOf(at('03T08:59:59'), clock)).toBe('2026-03-02');
    expect(studyDateOf(at('03T09:00:00'), clock)).toBe('2026-03-03');
    expect([hours(studyDayBounds('2026-03-02', clock)), hours(studyDayBounds('2026-03-03', clock))]).toEqual([
      27, 24,
    ]);
  });

  test('to an earlier start ends the running day then, where that is still to come', () => {
    const clock = changed('02T20:00:00', '00:00');
    expect(studyDateOf(at('02T23:59:59'), clock)).toBe('2026-03-02');
    expect(studyDateOf(at('03T00:00:00'), clock)).toBe('2026-03-03');
    expect(hours(studyDayBounds('2026-03-02', clock))).toBe(18);
  });

  test('to a start that has passed counts from the day after next, so that nothing recorded moves', () => {
    const clock = changed('03T02:00:00', '00:00');
    expect(studyDateOf(at('03T01:59:59'), clock)).toBe('2026-03-02');
    expect(studyDateOf(at('03T05:59:59'), clock)).toBe('2026-03-02');
    expect(studyDateOf(at('03T06:00:00'), clock)).toBe('2026-03-03');
    expect(studyDateOf(at('04T00:00:00'), clock)).toBe('2026-03-04');
  });

  test('that is undone before it counts leaves no trace', () => {
    const clock = changed('02T20:00:00', '09:00');
    expect(changed('02T21:00:00', '06:00', 'Asia/Seoul', clock)).toEqual(seoul);
    expect(changed('02T21:00:00', '00:00', 'Asia/Seoul', clock)).toEqual(changed('02T21:00:00', '00:00'));
  });

  test('is the same however often it is saved', () => {
    const clock = changed('02T20:00:00', '09:00');
    expect(changed('02T23:00:00', '09:00', 'Asia/Seoul', clock)).toEqual(clock);
    expect(changed('05T23:00:00', '09:00', 'Asia/Seoul', clock)).toEqual(clock);
  });

  test('of the zone moves the start of the day to the zone’s', () => {
    const clock = changed('02T20:00:00', '06:00', 'Europe/London');
    expect(studyDayBounds('2026-03-03', clock).start).toEqual(new Date('2026-03-03T06:00:00Z'));
    expect(hours(studyDayBounds('2026-03-02', clock))).toBe(33);
  });

  test('to a zone more than a day ahead skips a date', () => {
    const west = { zone: 'Pacific/Honolulu', dayStartsAt: '12:00', former: [] };
    const clock = changeStudyClock(
      west,
      { zone: 'Pacific/Kiritimati', dayStartsAt: '00:00' },
      at('02T20:00:00'),
    );
    const until = clock.former[0]!.until;
    expect(hours(studyDayBounds(shiftDate(until, -1), clock))).toBe(0);
    expect(studyDateOf(new Date(studyDayBounds(until, clock).start.getTime() - 1), clock)).toBe(
      shiftDate(until, -2),
    );
  });

  test('makes no day longer than the longest there can be', () => {
    const ends = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Pacific/Niue', 'America/New_York'];
    const lengths = ends.flatMap(zone =>
      ends.flatMap(next =>
        ['00:00', '12:00'].flatMap(dayStartsAt =>
          datesOf('2026-03-05', '2026-03-09').flatMap(date => {
            const clock = changeStudyClock(
              { zone, dayStartsAt: '00:00', former: [] },
              { zone: next, dayStartsAt },
              new Date(`${date}T00:01:00Z`),
            );
            return datesOf('2026-03-03', '2026-03-14').map(day => hours(studyDayBounds(day, clock)));
          }),
        ),
      ),
    );
    expect(Math.max(...lengths)).toBeLessThanOrEqual(limits.studyDay.mostHours);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(62);
  });

  test('that has made the running day longer counts first when it is undone in the added time', () => {
    const clock = changed('02T20:00:00', '09:00');
    const back = changed('03T07:30:00', '06:00', 'Asia/Seoul', clock);
    expect(studyDateOf(at('03T07:00:00'), back)).toBe('2026-03-02');
    expect(studyDateOf(at('03T09:00:00'), back)).toBe('2026-03-03');
    expect(studyDateOf(at('04T06:00:00'), back)).toBe('2026-03-04');
    expect(changed('03T07:45:00', '09:00', 'Asia/Seoul', back)).toEqual(clock);
    expect(changed('03T07:45:00', '10:00', 'Asia/Seoul', clock)).toEqual(changed('02T20:00:00', '10:00'));
  });

  test('never moves a past instant to another day, with pending and undone changes', () => {
    const anyWait = fc.oneof(fc.integer({ min: 0, max: 4 * 3_600 }), fc.integer({ min: 0, max: 60 * 3_600 }));
    const anyChange = fc.record({
      wait: anyWait,
      next: fc.option(anyDayStart, { nil: 'TAKEN_BACK' as const }),
    });
    fc.assert(
      fc.property(
        anyDayStart,
        anyInstant,
        fc.array(anyChange, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 10 * 86_400 }),
        (first, start, changes, seconds) => {
          let clock: StudyClock = { ...first, former: [] };
          let taken: DayStart = first;
          let now = start;
          for (const { wait, next } of changes) {
            now = new Date(now.getTime() + wait * 1_000);
            const after = changeStudyClock(clock, next === 'TAKEN_BACK' ? taken : next, now);
            for (const then of [now, new Date(now.getTime() - seconds * 1_000)])
              expect(studyDateOf(then, after)).toBe(studyDateOf(then, clock));
            for (let day = -4; day < 5; day++) {
              const length = hours(studyDayBounds(shiftDate(studyDateOf(now, after), day), after));
              expect(length).toBeGreaterThanOrEqual(0);
              expect(length).toBeLessThanOrEqual(limits.studyDay.mostHours);
            }
            taken = clock;
            clock = after;
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('lets study days follow one another without a gap, as they do where it never changed', () => {
    fc.assert(
      fc.property(
        anyStudyClock,
        anyInstant,
        fc.integer({ min: 1, max: 200 * 3_600 }),
        (clock, start, seconds) => {
          const { start: first, end } = studyDayBounds(studyDateOf(start, clock), clock);
          expect(first <= start && start < end).toBe(true);
          const pieces = splitByStudyDay(start, new Date(start.getTime() + seconds * 1_000), clock);
          for (const [index, piece] of pieces.entries()) {
            if (index > 0) expect(piece.date > pieces[index - 1]!.date).toBe(true);
            expect(studyDateOf(new Date(piece.end.getTime() - 1), clock)).toBe(piece.date);
          }
          expect(pieces.reduce((sum, piece) => sum + hours(piece) * 3_600, 0)).toBeCloseTo(seconds, 5);
        },
      ),
    );
  });
});
