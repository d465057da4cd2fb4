import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { roomUsers, segments } from '../database/schema/index.ts';

export type Stay = typeof roomUsers.$inferSelect;
export type Segment = typeof segments.$inferSelect;

/** Somebody who is in a room, and the segment that their stopwatch runs; visiting managers have none. */
export interface LiveStay {
  stay: Stay;
  segment: Segment | null;
}

/** Where somebody is now, held for the rest of the transaction; null when they are in no room. */
export async function lockLiveStay(
  db: Queryable,
  groupId: string,
  customerId: string,
): Promise<LiveStay | null> {
  const [row] = await db
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
      and(eq(roomUsers.groupId, groupId), eq(roomUsers.customerId, customerId), isNull(roomUsers.exitedAt)),
    )
    .for('update', { of: roomUsers });
  return row ?? null;
}
