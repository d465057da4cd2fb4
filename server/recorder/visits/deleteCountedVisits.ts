import { and, eq, gte } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { visitDays, visitorWeeks } from '../../database/schema/index.ts';
import { shareVisits } from './shareVisits.ts';

/**
 * Deletes what was counted of the visits of academies, each from a study day on, and keeps the job from counting them until the
 * end of the transaction.
 */
export async function deleteCountedVisits(db: Queryable, sinces: ReadonlyMap<string, string>): Promise<void> {
  await shareVisits(db, [...sinces.keys()]);
  for (const [groupId, since] of sinces)
    for (const table of [visitDays, visitorWeeks])
      await db.delete(table).where(and(eq(table.groupId, groupId), gte(table.studyDate, since)));
}
