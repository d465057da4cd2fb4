import { eq } from 'drizzle-orm';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import type { Queryable } from '../database/open.ts';
import { groups } from '../database/schema/index.ts';
import { found } from './problem.ts';
import { studyClockColumns, studyClockOf } from './studyClockOf.ts';

/** What the writes of an academy go by: its zone, its study clock and its study settings. */
export interface AcademyClock {
  groupId: string;
  timeZone: string;
  studyClock: StudyClock;
  settings: (typeof groups.$inferSelect)['studySettings'];
}

/** @throws ProblemError NOT_FOUND for an unknown academy */
export async function readAcademyClock(db: Queryable, groupId: string): Promise<AcademyClock> {
  const [group] = await db
    .select({ ...studyClockColumns, settings: groups.studySettings })
    .from(groups)
    .where(eq(groups.groupId, groupId));
  const { timeZone, settings } = found(group);
  return { groupId, timeZone, studyClock: studyClockOf(found(group)), settings };
}
