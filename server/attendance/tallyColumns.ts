import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { Context } from '../core/context.ts';
import { readSpans } from './readSpans.ts';

/**
 * How often students were present and absent in a span, as `attendanceRules` counts it, and without today: for a query that
 * joins `members` as `c`, the `span` and, where there are rows, `sums` and `excused`.
 */
export function tallyColumns(caller: Pick<Context, 'session' | 'now'>, periods: readonly Period[]) {
  const { today, base, expected, isOff } = readSpans(caller, periods);
  /** How many of the days something holds for, before a date. */
  const daysBefore = (holds: readonly boolean[]) => {
    const before = [0];
    for (const each of holds) before.push(before.at(-1)! + Number(each));
    return (date: SQL) => sql`(${sql.param(before)}::int[])[${date} - ${base}::date + 1]`;
  };
  const expectedBefore = daysBefore(expected);
  const offBefore = daysBefore(isOff);
  const isExpected = sql`c.account_status = 'ACTIVE' and joined is not null`;
  const present = sql`coalesce(present, 0)`;
  const absent = sql`(coalesce(absent, 0) + case when ${isExpected} then
    greatest(${expectedBefore(sql`(until + 1)`)} - ${expectedBefore(sql`greatest(joined, since)`)}, 0) - coalesce(settled, 0)
    else 0 end - coalesce(excused_days, 0))`;
  const presentToday = sql`coalesce(present_today, 0)`;
  const absentToday = sql`case when coalesce(excused_today, 0) = 0 and (absent_today > 0 or (${isExpected} and expects_today
    and joined <= ${today}::date and coalesce(present_today, 0) = 0)) then 1 else 0 end`;
  return {
    present,
    absent,
    completePresent: sql`(${present} - ${presentToday})`,
    completeAbsent: sql`(${absent} - ${absentToday})`,
    /** How many holidays a student has in the span of which nothing is recorded. */
    unrecordedOff: sql`greatest(${offBefore(sql`(until + 1)`)} - ${offBefore(sql`greatest(joined, since)`)} - coalesce(off_rows, 0), 0)`,
  };
}
