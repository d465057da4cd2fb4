import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';

/** How many days before a period's end the last counted week is looked for: without one, the period's days are added up. */
const searchedDays = 28;

/**
 * How many students of each academy visited in a period, however often. Those until the last week that is counted, and those who
 * came afterwards and whose visit before lies before the period.
 */
export async function visitorsOf(
  db: Queryable,
  groupIds: readonly string[],
  { since, until }: Period,
): Promise<Map<string, number>> {
  const searched = shiftDate(until, -searchedDays);
  const { rows: weeks } = await db.execute<{ groupId: string; date: string; visitors: number }>(sql`
    select group_id as "groupId", study_date::text as date, visitors[study_date - ${since}::date + 1] as visitors
    from visitor_weeks
    where group_id = any(${sql.param(groupIds)}::text[])
      and study_date between ${since > searched ? since : searched} and ${until} order by study_date`);
  const lastWeek = new Map(weeks.map(week => [week.groupId, week]));
  const countedUntil = groupIds.map(id => lastWeek.get(id)?.date ?? shiftDate(since, -1));
  const { rows: later } = await db.execute<{ groupId: string; visitors: number }>(sql`
    select r.group_id as "groupId", sum(r.student_count) as visitors
    from unnest(${sql.param(groupIds)}::text[], ${sql.param(countedUntil)}::date[]) as academy (group_id, counted_until)
    join visit_returns r on r.group_id = academy.group_id and r.study_date > academy.counted_until
      and r.study_date <= ${until} and r.previous_date < ${since}
    group by r.group_id`);
  const visitors = new Map(groupIds.map(id => [id, lastWeek.get(id)?.visitors ?? 0]));
  for (const { groupId, visitors: more } of later) visitors.set(groupId, visitors.get(groupId)! + more);
  return visitors;
}
