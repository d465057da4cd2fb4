import { and, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { containing } from '../core/searchText.ts';
import { visibleStudents } from '../core/visible.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, roomUsers, segments } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';

type Query = QueryOf<Contract['study']['live']>;

/** The students of a manager, or of none. */
export const ofManager = (managerId: string | undefined): SQL | undefined =>
  managerId === undefined
    ? undefined
    : managerId === 'none'
      ? isNull(customers.managerId)
      : eq(customers.managerId, managerId);

/** The live stays that are asked for, among all of the academy's. */
export const stays = (
  { groupId }: CurrentUser,
  { roomId, roomUserId = [] }: Partial<Query>,
): SQL | undefined =>
  and(
    eq(roomUsers.groupId, groupId),
    isNull(roomUsers.exitedAt),
    roomId === undefined ? undefined : eq(roomUsers.roomId, roomId),
    roomUserId.length > 0 ? inArray(roomUsers.roomUserId, roomUserId) : undefined,
  );

/**
 * What belongs to a live stay, each looked up by its whole key for each stay. Left to the planner, these joins become
 * products of whole tables as soon as its statistics are old: 500 stays took it 44 seconds.
 */
export const joinedColumns = (
  db: Queryable,
  session: CurrentUser,
  { managerId, searchText }: Partial<Query>,
) => {
  const contains = searchText === undefined ? null : containing(searchText);
  return {
    person: db
      .select({
        userId: customers.userId,
        name: customers.name,
        profileImageId: customers.profileImageId,
        targetSeconds: customers.targetSeconds,
      })
      .from(customers)
      .where(
        and(
          eq(customers.groupId, roomUsers.groupId),
          eq(customers.customerId, roomUsers.customerId),
          visibleStudents(session),
          ofManager(managerId),
          contains === null
            ? undefined
            : or(ilike(customers.name, contains), ilike(customers.nickname, contains)),
        ),
      )
      .limit(1)
      .as('person'),
    stopwatch: db
      .select({ state: segments.state, startedAt: segments.startedAt })
      .from(segments)
      .where(
        and(
          eq(segments.groupId, roomUsers.groupId),
          eq(segments.customerId, roomUsers.customerId),
          isNull(segments.endedAt),
        ),
      )
      .limit(1)
      .as('stopwatch'),
    room: db
      .select({ name: sql<string>`${rooms.name}`.as('room_name'), staleSince: rooms.staleSince })
      .from(rooms)
      .where(and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)))
      .limit(1)
      .as('room'),
  };
};
