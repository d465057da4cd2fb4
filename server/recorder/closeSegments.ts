import { and, eq, sql } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import { addStudy } from './addStudy.ts';
import type { Segment } from './liveStay.ts';
import type { StudyWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** When a segment that is closed now ends. A clock that was set back ends it where it began, never before. */
export const endOf = ({ startedAt }: Pick<Segment, 'startedAt'>, now: Date) =>
  new Date(Math.max(startedAt.getTime(), truncateToSecond(now).getTime()));

/**
 * Ends running segments, one a student at most, at `endOf`, and adds them to the study days they fell on. The stays that
 * they belong to are locked by the caller.
 */
export async function closeSegments(
  db: Queryable,
  write: StudyWrite,
  running: readonly Segment[],
): Promise<void> {
  if (running.length === 0) return;
  const ids = running.map(({ segmentId }) => segmentId);
  const now = truncateToSecond(write.now).toISOString();
  await db
    .update(segments)
    .set({ endedAt: sql`greatest(${segments.startedAt}, ${now}::timestamptz)` })
    .where(and(eq(segments.groupId, write.groupId), inIds(segments.segmentId, ids)));
  const ended = running.map(segment => ({ ...segment, endedAt: endOf(segment, write.now) }));
  await addStudy(db, write, ended);
}
