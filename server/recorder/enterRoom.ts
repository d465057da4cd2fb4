import { and, eq, isNull, ne } from 'drizzle-orm';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, roomUsers, segments } from '../database/schema/index.ts';
import { addToRollUps } from './addToRollUps.ts';
import { addToRoomCustomers } from './addToRoomCustomers.ts';
import { leaveRoom } from './leaveRoom.ts';
import type { Stay } from './liveStay.ts';
import { publishStay } from './publishStay.ts';
import { publishStudentStays } from './publishStudentStays.ts';
import { StudyRefusal } from './studyRefusal.ts';
import type { RecorderWrite } from './studyWrite.ts';
import { truncateToSecond } from './truncateToSecond.ts';
import { forgetVisits } from './visits/forgetVisits.ts';

interface Entry extends RecorderWrite, Pick<Stay, 'networkType' | 'os' | 'deviceType' | 'deviceModel'> {
  customerId: string;
  roomId: string;
  /** As the room's defaults have it unless given. */
  camera?: Stay['camera'];
  mic?: Stay['mic'];
  speaker?: Stay['speaker'];
  /** They are in there already, as the room service reports: the room's capacity is no question any more. */
  reported?: boolean;
}

/**
 * Enters a room, with the stopwatch stopped, and leaves the previous one. The room's password and mode are not
 * checked here. Only students get a study record. Returns the stay.
 *
 * @throws StudyRefusal when the room is unknown, has ended or is full, or the account may not study.
 */
export async function enterRoom(
  db: Queryable,
  { customerId, roomId, camera, mic, speaker = 'ON', reported = false, ...entry }: Entry,
): Promise<Stay> {
  const { groupId, studyClock, settings, now, arrivedAt = now, events, random, ...device } = entry;
  const write: RecorderWrite = {
    groupId,
    studyClock,
    settings,
    now,
    arrivedAt,
    events,
    ...(random ? { random } : {}),
  };
  const isRoom = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  // A report waits for the room's end only, an entry for every other one, so that the last seat is taken once.
  const [room] = await db
    .select()
    .from(rooms)
    .where(isRoom)
    .for(reported ? 'share' : 'update');
  if (room === undefined) throw new StudyRefusal('ROOM_NOT_FOUND');
  if (room.endedAt !== null && !(reported && room.endedAt > now)) throw new StudyRefusal('ROOM_ENDED');
  const [person] = await db
    .select({ kind: customers.kind, accountStatus: customers.accountStatus })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  if (person?.accountStatus !== 'ACTIVE') throw new StudyRefusal('NOT_ADMITTED');
  const others = and(
    eq(roomUsers.groupId, groupId),
    eq(roomUsers.roomId, roomId),
    isNull(roomUsers.exitedAt),
    ne(roomUsers.customerId, customerId),
  );
  if (!reported && (await db.$count(roomUsers, others)) >= room.maxParticipants)
    throw new StudyRefusal('ROOM_FULL');

  await leaveRoom(db, { ...write, customerId });
  const enteredAt = truncateToSecond(now);
  const cameraNow = camera ?? room.defaultRoleCamera;
  const [stay] = await db
    .insert(roomUsers)
    .values({
      ...device,
      groupId,
      roomUserId: newId(enteredAt, random),
      roomId,
      customerId,
      enteredAt,
      camera: cameraNow,
      cameraOffSince: cameraNow === 'OFF' ? enteredAt : null,
      mic: mic ?? room.defaultRoleMic,
      speaker,
      creatorPermission: room.creatorId === customerId,
    })
    .returning();
  if (person.kind !== 'STUDENT') {
    await addToRoomCustomers(db, [{ groupId, roomId, customerId, stayCount: 1 }]);
    return publishStay(write, stay!);
  }
  const { roomUserId } = stay!;
  await db.insert(segments).values({
    groupId,
    segmentId: newId(enteredAt, random),
    roomUserId,
    roomId,
    customerId,
    state: 'STOP',
    startedAt: enteredAt,
  });
  const studyDate = studyDateOf(enteredAt, studyClock);
  await addToRollUps(db, write, studyDate, [{ customerId, roomId, enteredAt }]);
  await forgetVisits(db, write, studyDate);
  await publishStudentStays(db, write, [stay!]);
  return publishStay(write, stay!);
}
