import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Room } from '../../src/domain/entities/room.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomDays, rooms, roomUsers } from '../database/schema/index.ts';
import type { SignedIn } from '../session/signedIn.ts';
import { wholeSecond } from '../study/wholeSecond.ts';
import { visiblePeople } from './visiblePeople.ts';

export const creator = alias(customers, 'creator');

/** How many people are in each room now. */
export const present = (db: Queryable, groupId: string) =>
  db
    .select({ roomId: roomUsers.roomId, userCount: sql<number>`count(*)`.as('user_count') })
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt)))
    .groupBy(roomUsers.roomId)
    .as('present');

/** How many students each room has had, each counted once a study day. */
export const everPresent = (db: Queryable, groupId: string) =>
  db
    .select({ roomId: roomDays.roomId, userCount: sql<number>`sum(${roomDays.userCount})`.as('user_count') })
    .from(roomDays)
    .where(eq(roomDays.groupId, groupId))
    .groupBy(roomDays.roomId)
    .as('ever_present');

export type Counted = typeof present | typeof everPresent;

/** Rooms with their creators and the people that are counted in them; to be narrowed down and put in order. */
export function selectRooms(db: Queryable, session: SignedIn, countedBy: Counted) {
  const counted = countedBy(db, session.groupId);
  const userCount = sql<number>`coalesce(${counted.userCount}, 0)`;
  const query = db
    .select({
      room: getTableColumns(rooms),
      creatorName: creator.name,
      creatorEmail: creator.email,
      nickname: creator.nickname,
      userCount,
    })
    .from(rooms)
    .leftJoin(
      creator,
      and(
        eq(creator.groupId, rooms.groupId),
        eq(creator.customerId, rooms.creatorId),
        visiblePeople(session, creator),
      ),
    )
    .leftJoin(counted, eq(counted.roomId, rooms.roomId))
    .$dynamic();
  return { query, userCount };
}

export type RoomRow = Awaited<ReturnType<typeof selectRooms>['query']>[number];

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
    durationSeconds: Math.max(
      0,
      Math.floor((wholeSecond(until).getTime() - wholeSecond(room.createdAt).getTime()) / 1_000),
    ),
  };
}
