import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Room } from '../../src/domain/entities/room.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomCustomers, rooms, roomUsers } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';
import { visiblePeople } from './visiblePeople.ts';

export const creator = alias(customers, 'creator');

type OfRooms = readonly string[] | undefined;
const inRooms = (column: AnyPgColumn, roomIds: OfRooms) => roomIds && inIds(column, roomIds);

/** How many people are in each room now. */
export const currentOccupancy = (db: Queryable, groupId: string, roomIds?: OfRooms) =>
  db
    .select({ roomId: roomUsers.roomId, userCount: sql<number>`count(*)`.as('user_count') })
    .from(roomUsers)
    .where(
      and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt), inRooms(roomUsers.roomId, roomIds)),
    )
    .groupBy(roomUsers.roomId)
    .as('present');

/** How many students each room has had, each counted once a study day. */
export const totalOccupancy = (db: Queryable, groupId: string, roomIds?: OfRooms) =>
  db
    .select({
      roomId: roomCustomers.roomId,
      userCount: sql<number>`sum(${roomCustomers.dayCount})`.as('user_count'),
    })
    .from(roomCustomers)
    .where(and(eq(roomCustomers.groupId, groupId), inRooms(roomCustomers.roomId, roomIds)))
    .groupBy(roomCustomers.roomId)
    .as('ever_present');

export type Counted = typeof currentOccupancy | typeof totalOccupancy;

/** A room's creator, as far as the visitor may know them. */
export const isCreator = (session: CurrentUser) =>
  and(
    eq(creator.groupId, rooms.groupId),
    eq(creator.customerId, rooms.creatorId),
    visiblePeople(session, creator),
  );

/** Some rooms with their creators and the people that are counted in them. */
export function selectRooms(
  db: Queryable,
  session: CurrentUser,
  countedBy: Counted,
  roomIds: readonly string[],
) {
  const counted = countedBy(db, session.groupId, roomIds);
  return db
    .select({
      room: getTableColumns(rooms),
      creatorName: creator.name,
      creatorEmail: creator.email,
      nickname: creator.nickname,
      userCount: sql<number>`coalesce(${counted.userCount}, 0)`,
    })
    .from(rooms)
    .leftJoin(creator, isCreator(session))
    .leftJoin(counted, eq(counted.roomId, rooms.roomId))
    .where(and(eq(rooms.groupId, session.groupId), inRooms(rooms.roomId, roomIds)));
}

type RoomRow = Awaited<ReturnType<typeof selectRooms>>[number];

/** A room as lists show it. An open one lasts until now. */
export function toRoom(
  { room, creatorName, creatorEmail, nickname, userCount }: RoomRow,
  timeZone: string,
  now: Date,
): Room {
  const until = room.endedAt ?? now;
  return {
    roomId: room.roomId,
    roomUrlId: room.roomUrlId,
    name: room.name,
    creatorName: creatorName ?? '',
    creatorEmail: creatorEmail ?? '',
    nickname: nickname ?? '',
    createdAt: isoInZone(room.createdAt, timeZone),
    endedAt: room.endedAt && isoInZone(room.endedAt, timeZone),
    status: room.endedAt === null ? 'AVAILABLE' : 'ENDED',
    roomMode: room.roomMode,
    passwordSet: room.passwordHash !== null,
    maxParticipants: room.maxParticipants,
    userCount,
    staleSince: room.staleSince && isoInZone(room.staleSince, timeZone),
    durationSeconds: Math.max(
      0,
      Math.floor((truncateToSecond(until).getTime() - truncateToSecond(room.createdAt).getTime()) / 1_000),
    ),
  };
}
