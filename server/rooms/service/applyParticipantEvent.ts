import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { roomEvents, rooms } from '../../database/schema/index.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { addParticipantEvent } from './addParticipantEvent.ts';
import { lockParticipant } from './lockParticipant.ts';
import { isLatest, type Participant } from './lockParticipants.ts';
import { refuseWrongTime } from './refuseWrongTime.ts';
import { refoldStays } from './refoldStays.ts';
import type { ReportWrite } from './reportWrite.ts';
import type { ParticipantEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';
import { snapshotSource } from './snapshotSource.ts';

export type Applied = 'ACCEPTED' | 'LATE' | 'DUPLICATE';

/**
 * Applies what happened to someone in a room, as of when it happened: what is the latest is added by the recorder, and
 * what comes late has their stays written again in the right order. An event that changes nothing, such as a camera of
 * someone whose entry was not reported yet, is remembered and counts as soon as the entry is. In a transaction that
 * writes one participant's events only.
 *
 * @throws RoomRefusal FROM_THE_FUTURE, TOO_OLD, ROOM_UNKNOWN, ROOM_ENDED, ACCOUNT_UNKNOWN, ACCOUNT_INACTIVE
 */
export async function applyParticipantEvent(
  db: Queryable,
  write: ReportWrite,
  event: ParticipantEvent,
): Promise<Applied> {
  const { groupId, now } = write;
  const participant = await lockParticipant(db, groupId, event.customerId);
  if (await isKnown(db, groupId, event)) return 'DUPLICATE';
  // A snapshot closes a stay as of its last sign of life, however long the room service was away.
  if (event.source !== snapshotSource) refuseWrongTime(event.occurredAt, now);
  await refuseInRoom(db, groupId, event, participant);

  const inOrder = isLatest(participant, event, truncateToSecond(event.occurredAt));
  const late =
    !inOrder || event.occurredAt.getTime() < now.getTime() - limits.roomService.lateAfterSeconds * 1_000;
  const { source, eventId, type, roomId, customerId, occurredAt, data } = event;
  await db
    .insert(roomEvents)
    .values({ groupId, source, eventId, type, roomId, customerId, occurredAt, receivedAt: now, late, data });
  if (inOrder && !hasSoftExit(participant)) await addParticipantEvent(db, write, event);
  else await refoldStays(db, write, participant, occurredAt);
  return late ? 'LATE' : 'ACCEPTED';
}

/** The latest report of them is that a snapshot did not name them, which a sign of life takes back. */
export const hasSoftExit = ({ lastEvent }: Participant) =>
  lastEvent?.source === snapshotSource && lastEvent.type === 'participant.left';

async function isKnown(
  db: Queryable,
  groupId: string,
  { source, eventId }: ParticipantEvent,
): Promise<boolean> {
  const isThis = and(
    eq(roomEvents.groupId, groupId),
    eq(roomEvents.source, source),
    eq(roomEvents.eventId, eventId),
  );
  const [known] = await db.select({ eventId: roomEvents.eventId }).from(roomEvents).where(isThis);
  return known !== undefined;
}

async function refuseInRoom(
  db: Queryable,
  groupId: string,
  { type, roomId, occurredAt }: ParticipantEvent,
  { isActive }: Participant,
): Promise<void> {
  if (!isId(roomId)) throw new RoomRefusal('ROOM_UNKNOWN');
  const [room] = await db
    .select({ endedAt: rooms.endedAt, movedFrom: rooms.movedFrom })
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId)));
  if (room === undefined || room.movedFrom !== null) throw new RoomRefusal('ROOM_UNKNOWN');
  if (type !== 'participant.joined') return;
  if (room.endedAt !== null && room.endedAt <= occurredAt) throw new RoomRefusal('ROOM_ENDED');
  if (!isActive) throw new RoomRefusal('ACCOUNT_INACTIVE');
}
