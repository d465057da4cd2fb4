import { TZDate } from '@date-fns/tz';
import { shiftDate, studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';

/**
 * The running study day, and the instant within it at which the academy's clock shows a time of day (`HH:MM:SS`). Times
 * before 06:00 belong to the end of the study day.
 */
export function absenceTime(timeOfDay: string, timeZone: string, now: Date) {
  const studyDate = studyDateOf(now, timeZone);
  const on = (date: string) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    const [hour = 0, minute = 0, second = 0] = timeOfDay.split(':').map(Number);
    return new Date(new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime());
  };
  const sameDate = on(studyDate);
  const isNextDate = sameDate < studyDayBounds(studyDate, timeZone).start;
  return { studyDate, at: isNextDate ? on(shiftDate(studyDate, 1)) : sameDate };
}
