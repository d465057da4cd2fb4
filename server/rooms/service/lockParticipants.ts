import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, roomEvents, roomUsers, segments } from '../../database/schema/index.ts';
import { compareEvents } from './eventOrder.ts';
import type { RoomEvent } from './roomEvent.ts';

export type Logged = typeof roomEvents.$inferSelect;

/** Someone whose events are applied, locked until the end of the transaction. */
export interface Participant {
  customerId: string;
  isStudent: boolean;
  isActive: boolean;
  /** What happened to them last, as far as it was reported. */
  lastEvent: Pick<Logged, 'occurredAt' | 'type' | 'source' | 'eventId'> | null;
  /** The last instant in which their stays changed, by whatever. */
  changedAt: Date | null;
}

/** Locks people by their ids, in one order, in three statements however many they are. Those who are unknown are left out. */
export async function lockParticipants(
  db: Queryable,
  groupId: string,
  customerIds: readonly string[],
): Promise<Map<string, Participant>> {
  const areThese = and(eq(customers.groupId, groupId), inIds(customers.customerId, customerIds));
  const people = await db
    .select({
      customerId: customers.customerId,
      kind: customers.kind,
      accountStatus: customers.accountStatus,
    })
    .from(customers)
    .where(areThese)
    .orderBy(asc(customers.customerId))
    .for('no key update');
  const last = await lastEvents(db, groupId, areThese);
  const changed = await changedAt(db, groupId, areThese);
  return new Map(
    people.map(({ customerId, kind, accountStatus }) => [
      customerId,
      {
        customerId,
        isStudent: kind === 'STUDENT',
        isActive: accountStatus === 'ACTIVE',
        lastEvent: last.get(customerId) ?? null,
        changedAt: changed.get(customerId) ?? null,
      },
    ]),
  );
}

/** The last event of each, in the order of events of one instant. */
async function lastEvents(db: Queryable, groupId: string, areThese: ReturnType<typeof and>) {
  const { occurredAt, type, source, eventId } = roomEvents;
  const latest = db
    .select({ occurredAt, type, source, eventId })
    .from(roomEvents)
    .where(and(eq(roomEvents.groupId, groupId), eq(roomEvents.customerId, customers.customerId)))
    .orderBy(desc(roomEvents.occurredAt))
    .limit(20)
    .as('latest');
  const rows = await db
    .select({ customerId: customers.customerId, event: latest._.selectedFields })
    .from(customers)
    .innerJoinLateral(latest, sql`true`)
    .where(areThese);
  const last = new Map<string, NonNullable<Participant['lastEvent']>>();
  for (const { customerId, event } of rows) {
    const before = last.get(customerId);
    if (before === undefined || compareEvents(before, event) < 0) last.set(customerId, event);
  }
  return last;
}

async function changedAt(db: Queryable, groupId: string, areThese: ReturnType<typeof and>) {
  const latest = db
    .select({ enteredAt: roomUsers.enteredAt, exitedAt: roomUsers.exitedAt, startedAt: segments.startedAt })
    .from(roomUsers)
    .leftJoin(
      segments,
      and(eq(segments.groupId, roomUsers.groupId), eq(segments.roomUserId, roomUsers.roomUserId)),
    )
    .where(and(eq(roomUsers.groupId, groupId), eq(roomUsers.customerId, customers.customerId)))
    .orderBy(desc(roomUsers.enteredAt), desc(segments.startedAt))
    .limit(1)
    .as('latest');
  const rows = await db
    .select({ customerId: customers.customerId, stay: latest._.selectedFields })
    .from(customers)
    .innerJoinLateral(latest, sql`true`)
    .where(areThese);
  return new Map(
    rows.map(({ customerId, stay: { enteredAt, exitedAt, startedAt } }) => {
      const times = [enteredAt, exitedAt, startedAt].map(each => each?.getTime() ?? 0);
      return [customerId, new Date(Math.max(...times))];
    }),
  );
}

/** Whether an event is later than everything that is known of its participant, so that it can simply be added. */
export const isLatest = (
  { lastEvent, changedAt: changed }: Participant,
  event: RoomEvent,
  second: Date,
): boolean =>
  (lastEvent === null || compareEvents(lastEvent, event) < 0) && (changed === null || changed <= second);
