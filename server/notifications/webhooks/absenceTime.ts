import { TZDate } from '@date-fns/tz';
import { dayStartOn, type StudyClock } from '../../../src/domain/studyClock.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';

/**
 * The running study day, and the instant within it at which the academy's clock shows a time of day (`HH:MM:SS`). Times
 * before the study day begins belong to its end.
 */
export function absenceTime(timeOfDay: string, clock: StudyClock, now: Date) {
  const studyDate = studyDateOf(now, clock);
  const { zone } = dayStartOn(studyDate, clock);
  const on = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const [hour = 0, minute = 0, second = 0] = timeOfDay.split(':').map(Number);
    return new Date(new TZDate(year, month - 1, day, hour, minute, second, zone).getTime());
  };
  const sameDate = on(studyDate);
  const isNextDate = sameDate < studyDayBounds(studyDate, clock).start;
  return { studyDate, at: isNextDate ? on(shiftDate(studyDate, 1)) : sameDate };
}
