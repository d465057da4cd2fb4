/**
 * The days on which a student is absent and not excused, a bit each: the present, absent (corrected) and excused ones, of those that
 * count, and those on which the student is expected.
 */
export const missedDays = (
  present: number,
  absent: number,
  excused: number,
  counted: number,
  expected: number,
): number => ((absent & counted) | expected) & ~present & ~excused;
