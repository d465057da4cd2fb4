import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { DeviceType, ExpulsionReason, NetworkType } from '../../src/domain/choices.ts';
import type { RoomUser } from '../../src/domain/entities/room.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, roomUsers } from '../database/schema/index.ts';
import { found } from '../core/problem.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { visiblePeople } from './visiblePeople.ts';

/** Stays with their room and person. */
export const selectUsers = (db: Queryable) =>
  db
    .select({
      stay: getTableColumns(roomUsers),
      roomName: rooms.name,
      userId: customers.userId,
      username: customers.name,
      kind: customers.kind,
    })
    .from(roomUsers)
    .innerJoin(rooms, and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)))
    .innerJoin(
      customers,
      and(eq(customers.groupId, roomUsers.groupId), eq(customers.customerId, roomUsers.customerId)),
    );
type Row = Awaited<ReturnType<typeof selectUsers>>[number];

export const toRoomUser = ({ stay, roomName, userId, username, kind }: Row, timeZone: string): RoomUser => ({
  roomUserId: stay.roomUserId,
  roomId: stay.roomId,
  roomName,
  userId,
  customerId: stay.customerId,
  username,
  userType: kind === 'STUDENT' ? 'STUDENT' : 'MANAGER',
  enteredAt: isoInZone(stay.enteredAt, timeZone),
  exitedAt: stay.exitedAt && isoInZone(stay.exitedAt, timeZone),
  camera: stay.camera,
  mic: stay.mic,
  speaker: stay.speaker,
  networkType: stay.networkType as NetworkType,
  creatorPermission: stay.creatorPermission,
  expulsionReason: stay.expulsionReason as ExpulsionReason,
  os: stay.os,
  deviceType: stay.deviceType as DeviceType,
  deviceModel: stay.deviceModel,
});

/** @throws ProblemError when the academy has no such room. */
export async function needRoom(db: Queryable, { groupId }: CurrentUser, roomId: string): Promise<void> {
  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  found((await db.select({ roomId: rooms.roomId }).from(rooms).where(isThis))[0]);
}

/** Who is in a room now, in the order of entering. */
export async function liveUsers(
  { db, session }: { db: Queryable; session: CurrentUser },
  roomId: string,
): Promise<RoomUser[]> {
  await needRoom(db, session, roomId);
  const rows = await selectUsers(db)
    .where(
      and(
        eq(roomUsers.groupId, session.groupId),
        eq(roomUsers.roomId, roomId),
        isNull(roomUsers.exitedAt),
        visiblePeople(session, customers),
      ),
    )
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.roomUserId));
  return rows.map(row => toRoomUser(row, session.timeZone));
}
