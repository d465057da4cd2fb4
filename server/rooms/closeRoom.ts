import { and, eq, sql } from 'drizzle-orm';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { rooms } from '../database/schema/index.ts';
import { addToGroupDay } from '../recorder/addToGroupDay.ts';
import { emptyRoom } from '../recorder/emptyRoom.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';

/**
 * Ends an open room, which the caller has locked: the people in it leave, with the room's end as the reason, and no one
 * enters any more. Returns how many have left.
 */
export async function closeRoom(db: Queryable, write: RecorderWrite, roomId: string): Promise<number> {
  const { groupId, studyClock, now, events } = write;
  const left = await emptyRoom(db, { ...write, roomId, expulsionReason: 'ROOM_ENDED' });
  await db
    .update(rooms)
    .set({ endedAt: now, staleSince: null, version: sql`${rooms.version} + 1` })
    .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId)));
  await addToGroupDay(db, groupId, studyDateOf(now, studyClock), { endedRoomCount: 1 });
  events.publish({ groupId, kind: 'room', id: roomId, at: now.getTime() });
  return left.length;
}
