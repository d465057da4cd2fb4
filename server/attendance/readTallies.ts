import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Period } from '../../src/domain/period.ts';
import { daysBetween, shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { keptRecords } from '../core/kept/keptRecords.ts';
import { countTallies, type Caller, type Tallies, type Wanted } from './countTallies.ts';

const dialect = new PgDialect();
/** Less days are counted as soon as what is kept of them is compared. */
const leastDays = 60;

/**
 * The tallies of `countTallies`. What the days of a long period that are over come to is kept, unless the condition selects some of
 * the students.
 */
export async function readTallies(
  context: Caller,
  where: SQL | undefined,
  period: Period,
  wanted: Wanted,
): Promise<Tallies> {
  const today = studyDateOf(context.now, context.session.studyClock);
  const days = { since: period.since, until: shiftDate(today, -1) };
  const key = where && dialect.sqlToQuery(where);
  if (wanted.isFew || period.until < today || daysBetween(days.since, days.until) < leastDays)
    return countTallies(context, where, period, wanted);
  const all = { isFew: false, withAbsences: true };
  const before = await keptRecords(context, ['tallies', key?.sql, key?.params], days, async () => {
    const value = await countTallies(context, where, days, all);
    return { value, students: value.students.count };
  });
  const tallies = await countTallies(context, where, { since: today, until: today }, all);
  const places = before.students.placesOf(tallies.rows);
  for (const [student, place] of places.entries()) {
    if (place === -1) continue;
    tallies.present[student]! += before.present[place]!;
    tallies.absent[student]! += before.absent[place]!;
  }
  return tallies;
}
