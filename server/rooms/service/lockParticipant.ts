import { and, desc, eq } from 'drizzle-orm';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, roomEvents, roomUsers, segments } from '../../database/schema/index.ts';
import { compareEvents } from './eventOrder.ts';
import type { RoomEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

export type Logged = typeof roomEvents.$inferSelect;

/** Somebody whose events are applied, locked until the end of the transaction. */
export interface Participant {
  customerId: string;
  isStudent: boolean;
  isActive: boolean;
  /** What happened to them last, as far as it was reported. */
  lastEvent: Pick<Logged, 'occurredAt' | 'type' | 'source' | 'eventId'> | null;
  /** The last instant in which their stays changed, by whatever. */
  changedAt: Date | null;
}

/** @throws RoomRefusal ACCOUNT_UNKNOWN */
export async function lockParticipant(
  db: Queryable,
  groupId: string,
  customerId: string,
): Promise<Participant> {
  if (!isId(customerId)) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  const [person] = await db
    .select({ kind: customers.kind, accountStatus: customers.accountStatus })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)))
    .for('no key update');
  if (person === undefined) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  const events = await lastEvents(db, groupId, customerId);
  return {
    customerId,
    isStudent: person.kind === 'STUDENT',
    isActive: person.accountStatus === 'ACTIVE',
    lastEvent: events.toSorted(compareEvents).at(-1) ?? null,
    changedAt: await changedAt(db, groupId, customerId),
  };
}

/** Events of the latest instant that one was reported of. */
async function lastEvents(db: Queryable, groupId: string, customerId: string) {
  const rows = await db
    .select({
      occurredAt: roomEvents.occurredAt,
      type: roomEvents.type,
      source: roomEvents.source,
      eventId: roomEvents.eventId,
    })
    .from(roomEvents)
    .where(and(eq(roomEvents.groupId, groupId), eq(roomEvents.customerId, customerId)))
    .orderBy(desc(roomEvents.occurredAt))
    .limit(20);
  return rows.filter(({ occurredAt }) => occurredAt.getTime() === rows[0]!.occurredAt.getTime());
}

async function changedAt(db: Queryable, groupId: string, customerId: string): Promise<Date | null> {
  const isTheirs = and(eq(roomUsers.groupId, groupId), eq(roomUsers.customerId, customerId));
  const [last] = await db
    .select({ enteredAt: roomUsers.enteredAt, exitedAt: roomUsers.exitedAt, startedAt: segments.startedAt })
    .from(roomUsers)
    .leftJoin(
      segments,
      and(eq(segments.groupId, roomUsers.groupId), eq(segments.roomUserId, roomUsers.roomUserId)),
    )
    .where(isTheirs)
    .orderBy(desc(roomUsers.enteredAt), desc(segments.startedAt))
    .limit(1);
  if (last === undefined) return null;
  const times = [last.enteredAt, last.exitedAt, last.startedAt].map(each => each?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

/** Whether an event is later than everything that is known of its participant, so that it can simply be added. */
export const isLatest = (
  { lastEvent, changedAt: changed }: Participant,
  event: RoomEvent,
  second: Date,
): boolean =>
  (lastEvent === null || compareEvents(lastEvent, event) < 0) && (changed === null || changed <= second);
