import { and, eq } from 'drizzle-orm';
import type { SegmentState } from '../../src/domain/choices.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import { closeSegments, endOf } from './closeSegments.ts';
import type { Segment } from './liveStay.ts';
import type { StudyWrite } from './studyWrite.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { forgetVisits } from './visits/forgetVisits.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** Lets the stopwatch say something else from now on. Within the second in which a segment began it just changes. */
export async function transitionSegment(
  db: Queryable,
  write: StudyWrite,
  segment: Segment,
  state: SegmentState,
): Promise<void> {
  if (segment.state === state) return;
  const { groupId, segmentId, roomUserId, roomId, customerId } = segment;
  await forgetVisits(db, write, studyDateOf(truncateToSecond(write.now), write.studyClock));
  if (truncateToSecond(write.now) <= segment.startedAt) {
    await db
      .update(segments)
      .set({ state })
      .where(and(eq(segments.groupId, groupId), eq(segments.segmentId, segmentId)));
    return;
  }
  await closeSegments(db, write, [segment]);
  const startedAt = endOf(segment, write.now);
  await db.insert(segments).values({
    groupId,
    segmentId: newId(startedAt, write.random),
    roomUserId,
    roomId,
    customerId,
    state,
    startedAt,
  });
}
