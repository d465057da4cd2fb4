import type { Period } from './period.ts';

/** Whether a study day is one of an academy's holidays, which do not count. */
export const isHoliday = (date: string, holidays: readonly Period[]): boolean =>
  holidays.some(({ since, until }) => since <= date && date <= until);
