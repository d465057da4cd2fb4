import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { roomEvents, roomUsers } from '../../database/schema/index.ts';
import { simulatorSource } from './simulatorSource.ts';

/** A stay that goes on. */
export type Present = typeof roomUsers.$inferSelect;

const isPresent = (groupId: string) => and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt));

/** Everyone who is in a room of an academy. */
export const readPresent = (db: Queryable, groupId: string): Promise<Present[]> =>
  db
    .select()
    .from(roomUsers)
    .where(isPresent(groupId))
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.roomUserId));

/** Those of these people who are in a room and whose entry no other client reported. */
export function readSimulated(
  db: Queryable,
  groupId: string,
  customerIds: readonly string[],
): Promise<Present[]> {
  const enteredByOther = db
    .select({ eventId: roomEvents.eventId })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, roomUsers.groupId),
        eq(roomEvents.customerId, roomUsers.customerId),
        eq(roomEvents.roomId, roomUsers.roomId),
        eq(roomEvents.type, 'participant.joined'),
        ne(roomEvents.source, simulatorSource),
        eq(sql`date_trunc('second', ${roomEvents.occurredAt})`, roomUsers.enteredAt),
      ),
    );
  return db
    .select()
    .from(roomUsers)
    .where(and(isPresent(groupId), inIds(roomUsers.customerId, customerIds), notExists(enteredByOther)))
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.roomUserId));
}
