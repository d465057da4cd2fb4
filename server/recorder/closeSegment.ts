import { and, eq } from 'drizzle-orm';
import { splitByStudyDay } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import { addToRollUps } from './addToRollUps.ts';
import type { Segment } from './liveStay.ts';
import type { StudyWrite } from './studyWrite.ts';
import { secondsBetween, truncateToSecond } from './truncateToSecond.ts';

/** Ends a running segment and adds it to the study days it fell on. Answers when it ended. */
export async function closeSegment(db: Queryable, write: StudyWrite, segment: Segment): Promise<Date> {
  const { groupId, segmentId, customerId, roomId, state, startedAt } = segment;
  // A clock that was set back ends a segment where it began, never before.
  const endedAt = new Date(Math.max(startedAt.getTime(), truncateToSecond(write.now).getTime()));
  await db
    .update(segments)
    .set({ endedAt })
    .where(and(eq(segments.groupId, groupId), eq(segments.segmentId, segmentId)));
  if (state === 'STOP') return endedAt;
  for (const { date, start, end } of splitByStudyDay(startedAt, endedAt, write.timeZone)) {
    const seconds = secondsBetween(start, end);
    await addToRollUps(
      db,
      write,
      { studyDate: date, customerId, roomId },
      state === 'STUDY' ? { premiumSeconds: seconds, totalSeconds: seconds } : { breakSeconds: seconds },
    );
  }
  return endedAt;
}
