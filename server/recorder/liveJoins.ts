import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { assignedTo } from '../core/assignedTo.ts';
import { compiled } from '../database/compiled.ts';
import { inIds } from '../database/inIds.ts';
import { searchIn } from '../core/searchIn.ts';
import { visibleStudents, type Viewer } from '../core/visible.ts';
import { customers, rooms, roomUsers, segments } from '../database/schema/index.ts';

type Query = QueryOf<Contract['study']['live']>;

/** Written once but for the academy, which comes after it. */
const isLiveIn = compiled(sql`${isNull(roomUsers.exitedAt)} and ${roomUsers.groupId} =`);

/** The live stays that are asked for, among all of the academy's. */
export const stays = ({ groupId }: Viewer, { roomId, roomUserId = [] }: Partial<Query>): SQL | undefined =>
  and(
    sql`${isLiveIn} ${groupId}`,
    roomId === undefined ? undefined : inIds(roomUsers.roomId, [roomId]),
    roomUserId.length > 0 ? inIds(roomUsers.roomUserId, roomUserId) : undefined,
  );

/** Builds parts of queries. */
export const build = new QueryBuilder({ casing: 'snake_case' });

/*
 * What belongs to a live stay, each looked up by its whole key for each stay. Left to the planner, these joins become
 * products of whole tables as soon as its statistics are old: 500 stays took it 44 seconds.
 */

export const stopwatch = build
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
  .as('stopwatch');

export const room = build
  .select({ name: sql<string>`${rooms.name}`.as('room_name'), staleSince: rooms.staleSince })
  .from(rooms)
  .where(and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)))
  .limit(1)
  .as('room');

/** The joins with both, whose text is the same in every query. */
export const withStopwatchAndRoom = compiled(
  sql`inner join lateral ${stopwatch} on true inner join lateral ${room} on true`,
);

const personOfStay = build
  .select({
    userId: customers.userId,
    name: customers.name,
    profileImageId: customers.profileImageId,
    targetSeconds: customers.targetSeconds,
  })
  .from(customers)
  .where(and(eq(customers.groupId, roomUsers.groupId), eq(customers.customerId, roomUsers.customerId)));

/** For its columns; which person it is, `personOf` says. */
export const person = personOfStay.as('person');

const personText = compiled(personOfStay.getSQL());

/** The person of a live stay, where the visitor may see and asks for them. */
export function personOf(session: Viewer, { managerId, searchText }: Partial<Query>): SQL {
  const asked = and(
    visibleStudents(session),
    assignedTo(managerId),
    searchIn({ name: customers.name, nickname: customers.nickname }, { searchText }),
  );
  return sql`(${personText} and ${asked} limit 1) person`;
}
