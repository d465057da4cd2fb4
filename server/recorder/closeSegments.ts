import { and, eq, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import sortBy from 'lodash/sortBy.js';
import { splitByStudyDay } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import { addToRollUps, type StudyGain, type StudyPlace } from './addToRollUps.ts';
import type { Segment } from './liveStay.ts';
import type { StudyWrite } from './studyWrite.ts';
import { secondsBetween, truncateToSecond } from './truncateToSecond.ts';

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
  const gains = running.flatMap(segment => gainsOf(segment, write));
  const places = Object.values(groupBy(gains, ({ studyDate, roomId }) => `${studyDate} ${roomId}`));
  for (const ofPlace of sortBy(places, ([first]) => first!.studyDate))
    await addToRollUps(db, write, ofPlace[0]!, ofPlace);
}

/** What a segment adds to its study days. */
function gainsOf({ customerId, roomId, state, startedAt }: Segment, { now, studyClock }: StudyWrite) {
  if (state === 'STOP') return [];
  return splitByStudyDay(startedAt, endOf({ startedAt }, now), studyClock).map(
    ({ date, start, end }): StudyPlace & StudyGain => {
      const seconds = secondsBetween(start, end);
      return {
        studyDate: date,
        roomId,
        customerId,
        ...(state === 'STUDY'
          ? { premiumSeconds: seconds, totalSeconds: seconds }
          : { breakSeconds: seconds }),
      };
    },
  );
}
