import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { rooms, roomUsers } from '../database/schema/index.ts';
import { addToGroupDay } from '../recorder/addToGroupDay.ts';
import { leaveRoom } from '../recorder/leaveRoom.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';

/**
 * Ends an open room, which the caller has locked: whoever is in it leaves, with the room's end as the reason, and nobody
 * enters any more. Answers how many have left.
 */
export async function closeRoom(db: Queryable, write: RecorderWrite, roomId: string): Promise<number> {
  const { groupId, timeZone, now, events } = write;
  // All stays are held before the first roll-up is, so that a student who acts at the same time waits for us or we for
  // them, never both for each other.
  const stays = await db
    .select({ customerId: roomUsers.customerId })
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), eq(roomUsers.roomId, roomId), isNull(roomUsers.exitedAt)))
    .orderBy(asc(roomUsers.customerId))
    .for('update');
  for (const { customerId } of stays)
    await leaveRoom(db, { ...write, customerId, expulsionReason: 'ROOM_ENDED' });
  await db
    .update(rooms)
    .set({ endedAt: now, staleSince: null, version: sql`${rooms.version} + 1` })
    .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId)));
  await addToGroupDay(db, groupId, studyDateOf(now, timeZone), { endedRoomCount: 1 });
  events.publish({ groupId, kind: 'room', id: roomId, at: now.getTime() });
  return stays.length;
}
