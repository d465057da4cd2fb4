import { and, eq, isNull, sql } from 'drizzle-orm';
import { roomUsers, segments } from '../database/schema/index.ts';
import { isOfScope, type QueryContext } from '../accounts/scope.ts';

/** The students in scope who are in a room now; only students have a stopwatch. */
export async function liveFigures(context: QueryContext) {
  const { db, session } = context;
  const [row] = await db
    .select({
      studyingCount: sql<number>`count(*) filter (where ${segments.state} = 'STUDY')::int`,
      breakCount: sql<number>`count(*) filter (where ${segments.state} = 'BREAK')::int`,
      cameraOffCount: sql<number>`count(*) filter (where ${roomUsers.camera} = 'OFF')::int`,
      usedRoomCount: sql<number>`count(distinct ${roomUsers.roomId})::int`,
    })
    .from(roomUsers)
    .innerJoin(
      segments,
      and(
        eq(segments.groupId, roomUsers.groupId),
        eq(segments.customerId, roomUsers.customerId),
        isNull(segments.endedAt),
      ),
    )
    .where(
      and(
        eq(roomUsers.groupId, session.groupId),
        isNull(roomUsers.exitedAt),
        isOfScope(roomUsers.customerId, context),
      ),
    );
  return row!;
}
