import type { Weekday } from './choices.ts';

/** The same value for each day of the week. */
export const everyWeekday = <T>(value: T): Record<Weekday, T> => ({
  MON: value,
  TUE: value,
  WED: value,
  THU: value,
  FRI: value,
  SAT: value,
  SUN: value,
});
