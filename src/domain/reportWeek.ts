import type { Period } from './period.ts';
import { shiftDate } from './studyDay.ts';

/** The Monday of a study date's week; of a date to come, that of the running week. */
export function reportWeek(date: string, today: string): string {
  const begun = date < today ? date : today;
  return shiftDate(begun, -((new Date(`${begun}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The days of the week that begins on a Monday. */
export const daysOfWeek = (monday: string): Period => ({ since: monday, until: shiftDate(monday, 6) });
