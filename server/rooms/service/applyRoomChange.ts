import { and, eq, gt, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, roomEvents, rooms } from '../../database/schema/index.ts';
import { addToGroupDay } from '../../recorder/addToGroupDay.ts';
import type { Applied } from './applyParticipantEvent.ts';
import { closeReportedRoom } from './closeReportedRoom.ts';
import { keepRoomCap } from './keepRoomCap.ts';
import { refuseWrongTime } from './refuseWrongTime.ts';
import type { ReportWrite } from './reportWrite.ts';
import type { RoomChange } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

/**
 * Applies what happened to a room. Opening one that is open changes nothing, nor does closing one that has ended; of two
 * changes of a setting the later one counts, in whatever order they arrive.
 *
 * @throws RoomRefusal FROM_THE_FUTURE, TOO_OLD, ROOM_UNKNOWN, ROOM_ENDED, ROOM_CAP, ACCOUNT_UNKNOWN
 */
export async function applyRoomChange(
  db: Queryable,
  write: ReportWrite,
  event: RoomChange,
): Promise<Applied> {
  const { groupId, now } = write;
  const { source, eventId, type, roomId, occurredAt, data } = event;
  if (!isId(roomId)) throw new RoomRefusal('ROOM_UNKNOWN');
  const late = occurredAt.getTime() < now.getTime() - limits.roomService.lateAfterSeconds * 1_000;
  const fresh = await db
    .insert(roomEvents)
    .values({
      groupId,
      source,
      eventId,
      type,
      roomId,
      occurredAt,
      receivedAt: now,
      late,
      data: data as object,
    })
    .onConflictDoNothing()
    .returning({ eventId: roomEvents.eventId });
  if (fresh.length === 0) return 'DUPLICATE';
  refuseWrongTime(occurredAt, now);

  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  const [room] = await db.select().from(rooms).where(isThis).for('update');
  if (room === undefined && type === 'room.opened') await openRoom(db, write, event);
  else if (room === undefined || room.movedFrom !== null) throw new RoomRefusal('ROOM_UNKNOWN');
  else if (type === 'room.closed') {
    if (room.endedAt === null) await closeReportedRoom(db, write, event, room.name);
  } else if (room.endedAt !== null) throw new RoomRefusal('ROOM_ENDED');
  else if (type === 'room.changed') await changeRoom(db, write, event);
  return late ? 'LATE' : 'ACCEPTED';
}

async function openRoom(
  db: Queryable,
  write: ReportWrite,
  { roomId, occurredAt, data }: RoomChange,
): Promise<void> {
  const { groupId, studyClock, now, events, audit } = write;
  await keepRoomCap(db, write);
  const {
    name,
    creatorId,
    roomUrlId = roomId,
    maxParticipants = limits.room.participants.max,
    ...settings
  } = data;
  await db.insert(rooms).values({
    ...settings,
    groupId,
    roomId,
    roomUrlId,
    name: name!,
    maxParticipants,
    creatorId: await findCreator(db, groupId, creatorId),
    createdAt: occurredAt,
    heardAt: now,
  });
  await addToGroupDay(db, groupId, studyDateOf(occurredAt, studyClock), { createdRoomCount: 1 });
  await audit?.({ action: 'room.open', target: { kind: 'room', id: roomId, name: name! } });
  events.publish({ groupId, kind: 'room', id: roomId, at: now.getTime() });
}

/** The account that opened a room; the owner's when it is unknown. */
async function findCreator(db: Queryable, groupId: string, creatorId: string | undefined): Promise<string> {
  if (creatorId !== undefined && !isId(creatorId)) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  const isCreator =
    creatorId === undefined ? eq(customers.kind, 'OWNER') : eq(customers.customerId, creatorId);
  const [creator] = await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), isCreator));
  if (creator === undefined) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  return creator.customerId;
}

async function changeRoom(
  db: Queryable,
  { groupId, now, events, audit }: ReportWrite,
  { roomId, occurredAt, data }: RoomChange,
): Promise<void> {
  const later = await db
    .select({ data: roomEvents.data })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, groupId),
        eq(roomEvents.roomId, roomId),
        eq(roomEvents.type, 'room.changed'),
        gt(roomEvents.occurredAt, occurredAt),
      ),
    );
  const settled = new Set(later.flatMap(each => Object.keys(each.data)));
  const changes = Object.fromEntries(Object.entries(data).filter(([field]) => !settled.has(field)));
  if (Object.keys(changes).length === 0) return;
  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  const [before] = await db.select().from(rooms).where(isThis);
  await db
    .update(rooms)
    .set({ ...changes, version: sql`${rooms.version} + 1` })
    .where(isThis);
  await audit?.({
    action: 'room.update',
    target: { kind: 'room', id: roomId, name: data.name ?? before!.name },
    before: Object.fromEntries(Object.keys(changes).map(field => [field, before![field as 'name']])),
    after: changes,
  });
  events.publish({ groupId, kind: 'room', id: roomId, at: now.getTime() });
}
