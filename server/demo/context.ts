import type { Brand } from '../../src/domain/brand/brand.ts';
import { defaultBrand } from '../../src/domain/brand/defaultBrand.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { minutesOfDay, type StudyClock } from '../../src/domain/studyClock.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { newId } from '../database/newId.ts';
import { randomFor, type Random } from './simulator/random.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';

/** What the demo's data is made from: the same seed, instant and zone make the same rows. */
export interface DemoSeed {
  seed: string;
  now: Date;
  timeZone: string;
  /** Whose product the demo's mails are of. */
  brand?: Brand;
}

export interface DemoContext extends DemoSeed {
  brand: Brand;
  studyClock: StudyClock;
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
  const { seed, timeZone, brand = defaultBrand } = origin;
  const studyClock = defaultClock(timeZone);
  const now = truncateToSecond(origin.now);
  const today = studyDateOf(now, studyClock);
  const random = (...key: (string | number)[]) => randomFor(seed, ...key);
  return {
    seed,
    now,
    timeZone,
    brand,
    studyClock,
    today,
    random,
    at(daysAgo, hour, minute = 0) {
      const { start } = studyDayBounds(shiftDate(today, -daysAgo), studyClock);
      const minutes = (hour * 60 + minute - minutesOfDay(studyClock.dayStartsAt) + 1_440) % 1_440;
      return new Date(start.getTime() + minutes * 60_000);
    },
    dateIn: days => shiftDate(today, days),
    id: (instant, ...key) => newId(instant, random('id', ...key).bytes),
  };
}
