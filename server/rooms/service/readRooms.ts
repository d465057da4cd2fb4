import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { ServiceRoom } from '../../../src/domain/entities/roomService.ts';
import type { HostPermission } from '../../../src/domain/choices.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { found, notFound } from '../../core/problem.ts';
import { isId } from '../../database/newId.ts';
import { rooms, roomUsers } from '../../database/schema/index.ts';

type Asking = Pick<Context, 'db' | 'key'>;
const most = 1_000;

async function read(
  { db, key: { groupId, timeZone } }: Asking,
  where: SQL | undefined,
): Promise<ServiceRoom[]> {
  const rows = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), isNull(rooms.movedFrom), where))
    .orderBy(asc(rooms.createdAt), asc(rooms.roomId))
    .limit(most);
  const ids = rows.map(({ roomId }) => roomId);
  const stays = await db
    .select({ roomId: roomUsers.roomId, customerId: roomUsers.customerId, enteredAt: roomUsers.enteredAt })
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), inArray(roomUsers.roomId, ids), isNull(roomUsers.exitedAt)))
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.customerId));
  const at = (instant: Date) => isoInZone(instant, timeZone);
  return rows.map(room => ({
    roomId: room.roomId,
    roomUrlId: room.roomUrlId,
    name: room.name,
    status: room.endedAt === null ? 'AVAILABLE' : 'ENDED',
    roomMode: room.roomMode,
    maxParticipants: room.maxParticipants,
    passwordSet: room.passwordHash !== null,
    defaultRoleCamera: room.defaultRoleCamera,
    defaultRoleMic: room.defaultRoleMic,
    hostPermissions: room.hostPermissions as HostPermission[],
    creatorId: room.creatorId,
    createdAt: at(room.createdAt),
    endedAt: room.endedAt && at(room.endedAt),
    endsOn: room.endsOn,
    participants: stays
      .filter(({ roomId }) => roomId === room.roomId)
      .map(({ customerId, enteredAt }) => ({ customerId, enteredAt: at(enteredAt) })),
    version: room.version,
  }));
}

/** An academy's rooms with their settings, for the service that runs them; those that have ended when asked for. */
export const readRooms = (context: Asking, { withEnded }: { withEnded: boolean }) =>
  read(context, withEnded ? undefined : isNull(rooms.endedAt));

/** @throws ProblemError NOT_FOUND */
export async function readRoom(context: Asking, roomId: string): Promise<ServiceRoom> {
  if (!isId(roomId)) throw notFound();
  return found((await read(context, eq(rooms.roomId, roomId)))[0]);
}
