import { limits } from '../../src/domain/limits.ts';
import { periodPresets, type Period } from '../../src/domain/period.ts';
import { readPeriod } from '../core/period.ts';

/** The study days that a query asks for, of which there may be 60; the last 30 when it names none. */
export function periodOr30Days(
  { since, until }: { since?: string | undefined; until?: string | undefined },
  today: string,
): Period {
  const initial = periodPresets.last30Days(today);
  return readPeriod(
    { since: since ?? initial.since, until: until ?? initial.until },
    limits.studyHistory.maxDays,
  );
}
