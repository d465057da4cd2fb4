import fc from 'fast-check';
import { changeStudyClock } from '../../src/domain/changeStudyClock.ts';
import type { StudyClock } from '../../src/domain/studyClock.ts';

const clockZones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Seoul'] as const;
const two = (value: number) => String(value).padStart(2, '0');

/** Any time of the day at which study days may begin; often one at which somewhere clocks are changed. */
export const anyDayStart = fc.record({
  zone: fc.constantFrom(...clockZones),
  dayStartsAt: fc.oneof(
    fc.constantFrom('00:00', '01:00', '01:30', '01:45', '02:00', '02:30', '03:00', '06:00', '09:00', '12:00'),
    fc.integer({ min: 0, max: 719 }).map(minutes => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`),
  ),
});

/** When clocks are changed in 2026 in those zones; an instant around one of them. */
export const anyInstant = fc
  .tuple(
    fc.constantFrom(
      '2026-03-08T07:00:00Z',
      '2026-11-01T06:00:00Z',
      '2026-03-29T01:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-04-04T15:00:00Z',
      '2026-10-03T15:30:00Z',
    ),
    fc.oneof(
      fc.integer({ min: -4 * 3_600, max: 4 * 3_600 }),
      fc.integer({ min: -40 * 3_600, max: 40 * 3_600 }),
    ),
  )
  .map(([at, seconds]) => new Date(Date.parse(at) + seconds * 1_000));

/** A study clock that has been changed so many times, around the days on which clocks are changed. */
export const anyStudyClock = fc
  .tuple(anyDayStart, fc.array(fc.tuple(anyInstant, anyDayStart), { maxLength: 4 }))
  .map(([first, changes]) =>
    changes
      .toSorted(([a], [b]) => a.getTime() - b.getTime())
      .reduce<StudyClock>((clock, [at, next]) => changeStudyClock(clock, next, at), { ...first, former: [] }),
  );
