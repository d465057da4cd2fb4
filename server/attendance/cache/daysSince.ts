/** The days of a month from one on, a bit each; `day` is 0 for the first, and may lie outside of the month. */
export const daysSince = (day: number): number => (day <= 0 ? -1 : day > 30 ? 0 : -1 << day);
