import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { found } from './problem.ts';

/** What the writes of an academy go by: its clock and its study settings. */
export interface AcademyClock {
  groupId: string;
  timeZone: string;
  settings: (typeof groups.$inferSelect)['studySettings'];
}

/** @throws ProblemError NOT_FOUND for an unknown academy */
export async function readAcademyClock(db: Queryable, groupId: string): Promise<AcademyClock> {
  const [group] = await db
    .select({ groupId: groups.groupId, timeZone: groups.timeZone, settings: groups.studySettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  return found(group);
}
