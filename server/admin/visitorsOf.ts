import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';

/** How many days before a period's end the last counted week is looked for: without one, the period's days are added up. */
const searchedDays = 28;

/**
 * How many students of each academy visited in a period, however often: those until the last week that is counted, and those who
 * came afterwards and whose visit before was before the period.
 */
export async function visitorsOf(
  db: Queryable,
  groupIds: readonly string[],
  { since, until }: Period,
): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const isIn = (ids: readonly string[]) => sql`group_id = any(${sql.param(ids)}::text[])`;
  const searched = shiftDate(until, -searchedDays);
  const { rows: weeks } = await db.execute<{ groupId: string; date: string; visitors: number }>(sql`
    select group_id as "groupId", study_date::text as date, visitors[study_date - ${since}::date + 1] as visitors
    from visitor_weeks
    where ${isIn(groupIds)} and study_date between ${since > searched ? since : searched} and ${until}
    order by study_date`);
  const lastWeek = new Map(weeks.map(week => [week.groupId, week]));
  // Nearly all academies have the same last week, so that these are few.
  const countedUntil = groupBy(groupIds, id => lastWeek.get(id)?.date ?? shiftDate(since, -1));
  const later = Object.entries(countedUntil).map(
    ([counted, ids]) => sql`select group_id, student_count from visit_returns
      where ${isIn(ids)} and study_date > ${counted} and study_date <= ${until} and previous_date < ${since}`,
  );
  const { rows: more } = await db.execute<{ groupId: string; visitors: number }>(sql`
    select group_id as "groupId", sum(student_count) as visitors
    from (${sql.join(later, sql` union all `)}) later group by group_id`);
  const visitors = new Map(groupIds.map(id => [id, lastWeek.get(id)?.visitors ?? 0]));
  for (const { groupId, visitors: added } of more) visitors.set(groupId, visitors.get(groupId)! + added);
  return visitors;
}
