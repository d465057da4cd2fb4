import { TZDate } from '@date-fns/tz';
import { weekdays, type Weekday } from '../../src/domain/choices.ts';
import type { exportFrequencies } from '../../src/domain/scheduledExports.ts';

/** Something that happens at an hour of a clock: every day, on a weekday, or on a day of the month, which every month has. */
interface Recurring {
  frequency: (typeof exportFrequencies)[number];
  weekday: Weekday;
  monthDay: number;
  hour: number;
}

/** The time at or before an instant (`steps` 0), or the one after it (1), on the wall clock of a zone. */
function timeAt(
  { frequency, weekday, monthDay, hour }: Recurring,
  timeZone: string,
  now: Date,
  steps: 0 | 1,
): Date {
  const wall = new TZDate(now.getTime(), timeZone);
  const at = (periods: number) => {
    const daysBack = (wall.getDay() + 6 - weekdays.indexOf(weekday) + 7) % 7;
    const months = frequency === 'MONTH' ? periods : 0;
    const day =
      frequency === 'MONTH'
        ? monthDay
        : wall.getDate() + (frequency === 'DAY' ? periods : 7 * periods - daysBack);
    const time = new TZDate(wall.getFullYear(), wall.getMonth() + months, day, hour, 0, 0, timeZone);
    return new Date(time.getTime());
  };
  const first = at(0) > now ? -1 : 0;
  return at(first + steps);
}

/** When it happened last, now included. */
export const lastTime = (recurring: Recurring, timeZone: string, now: Date) =>
  timeAt(recurring, timeZone, now, 0);

/** When it happens next, after now. */
export const nextTime = (recurring: Recurring, timeZone: string, now: Date) =>
  timeAt(recurring, timeZone, now, 1);
