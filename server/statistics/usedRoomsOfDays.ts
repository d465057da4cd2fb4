import { and, between, count, countDistinct, eq } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { roomDays, studyRecords } from '../database/schema/index.ts';
import { wasUsed } from '../core/wasUsed.ts';
import { isOfScope, isWhole, type QueryContext } from '../accounts/scope.ts';

/** How many rooms were used on each day of a period. */
export async function usedRoomsOfDays(
  context: QueryContext,
  { since, until }: Period,
): Promise<Map<string, number>> {
  const { db, session } = context;
  const rows = isWhole(context)
    ? await db
        .select({ date: roomDays.studyDate, count: count() })
        .from(roomDays)
        .where(
          and(
            eq(roomDays.groupId, session.groupId),
            between(roomDays.studyDate, since, until),
            wasUsed(roomDays),
          ),
        )
        .groupBy(roomDays.studyDate)
    : await db
        .select({ date: studyRecords.studyDate, count: countDistinct(studyRecords.roomId) })
        .from(studyRecords)
        .where(
          and(
            eq(studyRecords.groupId, session.groupId),
            between(studyRecords.studyDate, since, until),
            wasUsed(studyRecords),
            isOfScope(studyRecords.customerId, context),
          ),
        )
        .groupBy(studyRecords.studyDate);
  return new Map(rows.map(({ date, count }) => [date, count]));
}
