import { and, between, countDistinct, eq, gt } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { groupDays, studyRecords } from '../database/schema/index.ts';
import { isOfScope, isWhole, type QueryContext } from '../accounts/scope.ts';

/** How many rooms were entered on each day of a period. */
export async function usedRoomsOfDays(
  context: QueryContext,
  { since, until }: Period,
): Promise<Map<string, number>> {
  const { db, session } = context;
  const rows = isWhole(context)
    ? await db
        .select({ date: groupDays.studyDate, count: groupDays.usedRoomCount })
        .from(groupDays)
        .where(and(eq(groupDays.groupId, session.groupId), between(groupDays.studyDate, since, until)))
    : await db
        .select({ date: studyRecords.studyDate, count: countDistinct(studyRecords.roomId) })
        .from(studyRecords)
        .where(
          and(
            eq(studyRecords.groupId, session.groupId),
            between(studyRecords.studyDate, since, until),
            gt(studyRecords.visitCount, 0),
            isOfScope(studyRecords.customerId, context),
          ),
        )
        .groupBy(studyRecords.studyDate);
  return new Map(rows.map(({ date, count }) => [date, count]));
}
