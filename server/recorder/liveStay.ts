import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers, segments } from '../database/schema/index.ts';

export type Stay = typeof roomUsers.$inferSelect;
export type Segment = typeof segments.$inferSelect;

/** A person in a room, and the running segment of their stopwatch; visiting managers have none. */
export interface LiveStay {
  stay: Stay;
  segment: Segment | null;
}

/** The live stays that a condition picks, by their people's ids, locked for the rest of the transaction. */
export async function lockLiveStays(
  db: Queryable,
  groupId: string,
  which: SQL | undefined,
): Promise<LiveStay[]> {
  const locked = await db
    .select({ roomUserId: roomUsers.roomUserId })
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), which, isNull(roomUsers.exitedAt)))
    .orderBy(asc(roomUsers.customerId))
    .for('update');
  if (locked.length === 0) return [];
  // Read after locking, so that concurrent changes of the segments are seen.
  return db
    .select({ stay: roomUsers, segment: segments })
    .from(roomUsers)
    .leftJoin(
      segments,
      and(
        eq(segments.groupId, roomUsers.groupId),
        eq(segments.roomUserId, roomUsers.roomUserId),
        isNull(segments.endedAt),
      ),
    )
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        inIds(
          roomUsers.roomUserId,
          locked.map(({ roomUserId }) => roomUserId),
        ),
      ),
    )
    .orderBy(asc(roomUsers.customerId));
}

/** A person's current stay, locked for the rest of the transaction; null when they are in no room. */
export const lockLiveStay = async (
  db: Queryable,
  groupId: string,
  customerId: string,
): Promise<LiveStay | null> =>
  (await lockLiveStays(db, groupId, eq(roomUsers.customerId, customerId)))[0] ?? null;
