import { weekdays, type Weekday } from './choices.ts';
import { isHoliday } from './isHoliday.ts';
import type { Period } from './period.ts';

/** On which days an academy expects its students. */
export interface ExpectedDays {
  /** Weekdays; every day where none is named. */
  studyDays: readonly Weekday[];
  holidays: readonly Period[];
}

/** Whether an academy expects its students on a study day. */
export const isExpectedDay = (date: string, { studyDays, holidays }: ExpectedDays): boolean =>
  (studyDays.length === 0 ||
    studyDays.includes(weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!)) &&
  !isHoliday(date, holidays);
