/** What is known of a study day, as flags of one number. */
export const dayFlags = {
  /** The day counts for the student's attendance: present, or absent on a day when students were expected. */
  counted: 1,
  present: 2,
  studied: 4,
  /** The student came and stayed below the day's target. */
  belowTarget: 8,
} as const;

/** A student's completed study days, as the rules of attention read them. Today is never part of it. */
export interface StudentHistory {
  /** The days as `dayFlags`, yesterday first. A day on which the academy was closed does not count. */
  days: ArrayLike<number>;
  /** How many completed study days the student has been a member for, the one of joining included. */
  memberDays: number;
  /** Study seconds of weeks, the one that ended yesterday first; null for a week that cannot be compared. */
  weeks: readonly (number | null)[];
  /** Alerts of a camera that was off, by how many days before yesterday each was. */
  camerasOff: readonly number[];
}

/** On how many of `count` days from a place on a flag is set. */
export function countDays(days: StudentHistory['days'], flag: number, place: number, count: number): number {
  const end = Math.min(place + count, days.length);
  let found = 0;
  for (let day = place; day < end; day++) if ((days[day]! & flag) !== 0) found++;
  return found;
}
