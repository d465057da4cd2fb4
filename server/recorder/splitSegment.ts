import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import { closeSegments, endOf } from './closeSegments.ts';
import type { Segment } from './liveStay.ts';
import type { StudyWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** Adds what a running segment has measured so far to its days; the stopwatch runs on in a new one. */
export async function splitSegment(db: Queryable, write: StudyWrite, segment: Segment): Promise<void> {
  if (truncateToSecond(write.now) <= segment.startedAt) return;
  await closeSegments(db, write, [segment]);
  const startedAt = endOf(segment, write.now);
  await db
    .insert(segments)
    .values({ ...segment, segmentId: newId(startedAt, write.random), startedAt, endedAt: null });
}
