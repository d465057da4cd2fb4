import { dayStartOn, type StudyClock } from './studyClock.ts';
import { studyDayBounds } from './studyDay.ts';
import { zoneOffset } from './zoneOffset.ts';

/** A stretch of a study day in which its clock shows the same hour. */
interface HourOfDay {
  date: string;
  /** 0 to 23. */
  hour: number;
  start: Date;
}

export const hoursADay = 24;
const minuteMs = 60_000;
const stepMs = 15 * minuteMs;

/**
 * The hours of study days in their order, as the clock on the wall shows them. An hour that comes twice, where clocks are set
 * back or a day begins within it, is on its day once or twice with the same number; one that is left out is not there.
 */
export function hoursOfDays(dates: readonly string[], clock: StudyClock): HourOfDay[] {
  const hours: HourOfDay[] = [];
  for (const date of dates) {
    const { zone } = dayStartOn(date, clock);
    const { start, end } = studyDayBounds(date, clock);
    // Clocks are only ever changed on a quarter hour.
    for (let at = start.getTime(); at < end.getTime(); at = Math.floor(at / stepMs) * stepMs + stepMs) {
      const wall = new Date(at + zoneOffset(at, zone) * minuteMs);
      const hour = wall.getUTCHours();
      const last = hours.at(-1);
      if (last?.date !== date || last.hour !== hour) hours.push({ date, hour, start: new Date(at) });
    }
  }
  return hours;
}
