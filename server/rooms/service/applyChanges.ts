import { and, eq, inArray } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { isId } from '../../database/newId.ts';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { roomEvents, rooms, roomUsers } from '../../database/schema/index.ts';
import { lockLiveStays } from '../../recorder/liveStay.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { hasSoftExit, type Applied } from './applyParticipantEvent.ts';
import { changeStays } from './changeStays.ts';
import { isLatest, lockParticipants, type Participant } from './lockParticipants.ts';
import { refuseWrongTime } from './refuseWrongTime.ts';
import type { ReportWrite } from './reportWrite.ts';
import type { ParticipantEvent, RoomEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

const { lateAfterSeconds } = limits.roomService;
const keyOf = ({ source, eventId }: Pick<ParticipantEvent, 'source' | 'eventId'>) => `${source}\n${eventId}`;

/**
 * Applies what most of a batch is: buttons, cameras and microphones of people who stay where they are, each later than all
 * that is known of them, in a number of statements that does not grow with the batch. `groups` has everyone's own events,
 * in order. Returns what became of those that it has applied; everything else is left as it is, for `applyRoomEvent`.
 */
export async function applyChanges(
  db: Queryable,
  write: ReportWrite,
  groups: readonly (readonly RoomEvent[])[],
): Promise<Map<RoomEvent, Applied>> {
  const { groupId, now } = write;
  const plain = groups.filter(isPlain).filter(group => isTimely(group, now));
  if (plain.length === 0) return new Map();
  const ids = plain.map(([first]) => first!.customerId);
  const participants = await lockParticipants(db, groupId, ids);
  const isKnown = await knownEvents(db, groupId, plain.flat());
  const roomIds = await openRooms(db, groupId, plain.flat());
  const applied = plain.filter(group => {
    const participant = participants.get(group[0]!.customerId);
    return (
      participant !== undefined &&
      isNext(participant, group[0]!) &&
      group.every(event => !isKnown(event) && roomIds.has(event.roomId))
    );
  });
  if (applied.length === 0) return new Map();

  const isLate = ({ occurredAt }: ParticipantEvent) =>
    occurredAt.getTime() < now.getTime() - lateAfterSeconds * 1_000;
  await db.insert(roomEvents).values(
    applied.flat().map(event => {
      const { source, eventId, type, roomId, customerId, occurredAt, data } = event;
      const late = isLate(event);
      return { groupId, source, eventId, type, roomId, customerId, occurredAt, receivedAt: now, late, data };
    }),
  );
  const areTheirs = inIds(
    roomUsers.customerId,
    applied.map(([first]) => first!.customerId),
  );
  await changeStays(db, write, await lockLiveStays(db, groupId, areTheirs), applied.flat());
  return new Map(applied.flat().map(event => [event, isLate(event) ? 'LATE' : 'ACCEPTED']));
}

const isPlain = (group: readonly RoomEvent[]): group is readonly ParticipantEvent[] =>
  group.every(
    ({ type, customerId }) =>
      customerId !== null && type !== 'participant.joined' && type !== 'participant.left',
  );

function isTimely(group: readonly ParticipantEvent[], now: Date): boolean {
  try {
    for (const { occurredAt } of group) refuseWrongTime(occurredAt, now);
    return true;
  } catch (error) {
    if (error instanceof RoomRefusal) return false;
    throw error;
  }
}

const isNext = (participant: Participant, event: ParticipantEvent) =>
  isLatest(participant, event, truncateToSecond(event.occurredAt)) && !hasSoftExit(participant);

/** Whether an event was applied before, or comes twice in this batch. */
async function knownEvents(db: Queryable, groupId: string, events: readonly ParticipantEvent[]) {
  const rows = await db
    .select({ source: roomEvents.source, eventId: roomEvents.eventId })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, groupId),
        inArray(roomEvents.source, [...new Set(events.map(({ source }) => source))]),
        inArray(
          roomEvents.eventId,
          events.map(({ eventId }) => eventId),
        ),
      ),
    );
  const known = new Set(rows.map(keyOf));
  const seen = new Set<string>();
  for (const key of events.map(keyOf)) (seen.has(key) ? known : seen).add(key);
  return (event: ParticipantEvent) => known.has(keyOf(event));
}

async function openRooms(db: Queryable, groupId: string, events: readonly ParticipantEvent[]) {
  const ids = [...new Set(events.map(({ roomId }) => roomId))].filter(isId);
  const rows = await db
    .select({ roomId: rooms.roomId, movedFrom: rooms.movedFrom })
    .from(rooms)
    .where(and(eq(rooms.groupId, groupId), inIds(rooms.roomId, ids)));
  return new Set(rows.filter(({ movedFrom }) => movedFrom === null).map(({ roomId }) => roomId));
}
