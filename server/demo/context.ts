import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { newId } from '../database/newId.ts';
import { randomFor, type Random } from '../simulator/random.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';

/** What the demo's data is made from: the same seed, instant and zone make the same rows. */
export interface DemoSeed {
  seed: string;
  now: Date;
  timeZone: string;
}

export interface DemoContext extends DemoSeed {
  /** The study day that `now` lies in. */
  today: string;
  /** The instant so many study days before today's, by the clock's hour and minute. */
  at(daysAgo: number, hour: number, minute?: number): Date;
  dateIn(days: number): string;
  random(...key: (string | number)[]): Random;
  /** An id that belongs to a key. */
  id(instant: Date, ...key: (string | number)[]): string;
}

/** The demo's own clock, calendar and chance. */
export function createSetting(origin: DemoSeed): DemoContext {
  const { seed, timeZone } = origin;
  const now = truncateToSecond(origin.now);
  const today = studyDateOf(now, timeZone);
  const random = (...key: (string | number)[]) => randomFor(seed, ...key);
  return {
    seed,
    now,
    timeZone,
    today,
    random,
    at(daysAgo, hour, minute = 0) {
      const { start } = studyDayBounds(shiftDate(today, -daysAgo), timeZone);
      return new Date(start.getTime() + (((hour + 18) % 24) * 60 + minute) * 60_000);
    },
    dateIn: days => shiftDate(today, days),
    id: (instant, ...key) => newId(instant, random('id', ...key).bytes),
  };
}
