import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { roomSnapshot } from '../../../src/domain/entities/roomService.ts';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { rooms, roomUsers } from '../../database/schema/index.ts';
import { applyPresence } from './applyPresence.ts';
import { markRoomsFresh } from './markRoomsFresh.ts';
import { leaveUnnamed } from './leaveUnnamed.ts';
import { refuseWrongTime } from './refuseWrongTime.ts';
import type { ReportWrite } from './reportWrite.ts';
import { RoomRefusal } from './roomRefusal.ts';

type Snapshot = InferType<typeof roomSnapshot>;
export type Presence = 'UNCHANGED' | 'CHANGED' | 'ENTERED';

/** What is to be done for each of a room's participants, each in a transaction of its own. */
export interface SnapshotPlan {
  present: { customerId: string; apply: (db: Queryable, write: ReportWrite) => Promise<Presence> }[];
  unnamed: { customerId: string; leave: (db: Queryable, write: ReportWrite) => Promise<Date | null> }[];
}

/**
 * Takes a snapshot of who is in a room: who is new, who differs, and whose stay has to end because they are not named.
 *
 * @throws RoomRefusal ROOM_UNKNOWN, ROOM_ENDED, FROM_THE_FUTURE, TOO_OLD
 */
export async function applySnapshot(
  db: Queryable,
  write: ReportWrite,
  roomId: string,
  { time: text, participants }: Snapshot,
): Promise<SnapshotPlan> {
  const { groupId, now } = write;
  const time = new Date(text);
  refuseWrongTime(time, now);
  if (!isId(roomId)) throw new RoomRefusal('ROOM_UNKNOWN');
  const [room] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId)));
  if (room === undefined || room.movedFrom !== null) throw new RoomRefusal('ROOM_UNKNOWN');
  if (room.endedAt !== null) throw new RoomRefusal('ROOM_ENDED');
  await markRoomsFresh(db, write, [roomId]);
  const live = await db
    .select({ customerId: roomUsers.customerId })
    .from(roomUsers)
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        eq(roomUsers.roomId, roomId),
        isNull(roomUsers.exitedAt),
        lte(roomUsers.enteredAt, time),
      ),
    )
    .orderBy(asc(roomUsers.customerId));
  const named = new Map(participants.map(each => [each.customerId, each]));
  return {
    present: [...named.values()].map(participant => ({
      customerId: participant.customerId,
      apply: (tx, report) => applyPresence(tx, report, { roomId, time, participant }),
    })),
    unnamed: live
      .filter(({ customerId }) => !named.has(customerId))
      .map(({ customerId }) => ({
        customerId,
        leave: (tx, report) => leaveUnnamed(tx, report, { roomId, customerId, time }),
      })),
  };
}
