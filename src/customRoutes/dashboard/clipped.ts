import { limits } from '../../domain/limits.ts';
import type { Period } from '../../domain/period.ts';
import { shiftDate } from '../../domain/studyDay.ts';

/** A period as far as lists of study records can be asked for it: its last 60 days (specification, section 5). */
export function clipped({ since, until }: Period): Period {
  const first = shiftDate(until, 1 - limits.studyHistory.maxDays);
  return { since: since > first ? since : first, until };
}
