import { sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { reportWeek } from '../../../src/domain/reportWeek.ts';
import { daysBetween, shiftDate } from '../../../src/domain/studyDay.ts';
import type { Orm, Queryable } from '../../database/open.ts';
import { visitorWeeks } from '../../database/schema/index.ts';
import { holdVisits } from './shareVisits.ts';

/** How many weeks are counted in one transaction. */
const weeksAtOnce = 52;
/** A Sunday before all study. */
const firstSunday = '2000-01-02';
const longest = limits.adminActivity.maxDays;

/**
 * Counts how many students of an academy visited in the periods that end with each week up to a study day, as far as that is
 * not counted yet.
 */
export async function countVisitorWeeks(orm: Orm, groupId: string, until: string): Promise<void> {
  const next = shiftDate(until, 1);
  const last = shiftDate(reportWeek(next, next), -1);
  while ((await orm.transaction(tx => countSome(tx, groupId, last))) === weeksAtOnce);
}

/** Counts the first weeks up to a Sunday that are not counted. Returns how many they are. */
async function countSome(db: Queryable, groupId: string, last: string): Promise<number> {
  await holdVisits(db, groupId);
  const { rows: weeks } = await db.execute<{ date: string }>(sql`
    select day::date::text as date from generate_series(${firstSunday}::date, ${last}::date, interval '7 days') day
    where day >= (select min(study_date) from visit_returns where group_id = ${groupId})
      and day not in (select study_date from visitor_weeks where group_id = ${groupId})
    order by day limit ${weeksAtOnce}`);
  if (weeks.length === 0) return 0;
  const first = shiftDate(weeks[0]!.date, 1 - longest);
  const { rows: returns } = await db.execute<{ day: number; previous: number | null; count: number }>(sql`
    select study_date - ${first}::date as day,
      case when isfinite(previous_date) then previous_date - ${first}::date end as previous, student_count as count
    from visit_returns where group_id = ${groupId} and study_date between ${first} and ${weeks.at(-1)!.date}`);
  const rows = weeks.map(({ date }) => {
    const end = daysBetween(first, date) - 1;
    // A student is counted in the periods that begin on or before the day and after the visit before.
    const changes = Array.from({ length: longest + 1 }, () => 0);
    for (const { day, previous, count } of returns) {
      if (day > end || end - day >= longest) continue;
      changes[end - day]! += count;
      changes[previous === null ? longest : Math.min(longest, end - previous)]! -= count;
    }
    let sum = 0;
    return { groupId, studyDate: date, visitors: changes.slice(0, longest).map(change => (sum += change)) };
  });
  await db.insert(visitorWeeks).values(rows);
  return weeks.length;
}
