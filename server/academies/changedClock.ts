import { sql } from 'drizzle-orm';
import { changeStudyClock } from '../../src/domain/changeStudyClock.ts';
import { ProblemError } from '../core/problem.ts';
import { studyClockOf, type StudyClockRow } from '../core/studyClockOf.ts';
import type { Queryable } from '../database/open.ts';

/**
 * What is written of an academy's study clock when its zone or the start of its day is set: nothing when neither is
 * another one.
 *
 * @throws ProblemError VALIDATION_FAILED when the database does not know the zone.
 */
export async function changedClock(
  db: Queryable,
  before: StudyClockRow,
  {
    timeZone = before.timeZone,
    dayStartsAt = before.dayStartsAt,
  }: { timeZone?: string; dayStartsAt?: string },
  now: Date,
): Promise<Partial<StudyClockRow>> {
  if (timeZone === before.timeZone && dayStartsAt === before.dayStartsAt) return {};
  if (timeZone !== before.timeZone) {
    const { rows } = await db.execute(sql`select from pg_timezone_names where name = ${timeZone}`);
    if (rows.length === 0)
      throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { timeZone: 'validation.timeZone' } });
  }
  const { former } = changeStudyClock(studyClockOf(before), { zone: timeZone, dayStartsAt }, now);
  return { timeZone, dayStartsAt, formerClocks: former };
}
