import { and, eq, max } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { roomEvents } from '../../database/schema/index.ts';
import { lockLiveStay } from '../../recorder/liveStay.ts';
import { applyParticipantEvent } from './applyParticipantEvent.ts';
import { lockParticipant } from './lockParticipant.ts';
import type { ReportWrite } from './reportWrite.ts';
import { snapshotSource } from './snapshotSource.ts';

interface Unnamed {
  roomId: string;
  customerId: string;
  /** When the snapshot was taken. */
  time: Date;
}

/**
 * Ends the stay of someone whom a snapshot of their room does not name, as of their last sign of life: the last event
 * of them there, or the last snapshot that named them. Returns when that was; null when there was a later sign of life.
 */
export async function leaveUnnamed(
  db: Queryable,
  write: ReportWrite,
  { roomId, customerId, time }: Unnamed,
): Promise<Date | null> {
  const { groupId } = write;
  await lockParticipant(db, groupId, customerId);
  const stay = (await lockLiveStay(db, groupId, customerId))?.stay;
  if (stay?.roomId !== roomId || stay.enteredAt > time) return null;
  const [last] = await db
    .select({ at: max(roomEvents.occurredAt) })
    .from(roomEvents)
    .where(
      and(
        eq(roomEvents.groupId, groupId),
        eq(roomEvents.customerId, customerId),
        eq(roomEvents.roomId, roomId),
      ),
    );
  const signs = [stay.enteredAt, stay.seenAt, last?.at].map(each => each?.getTime() ?? 0);
  const seenLast = new Date(Math.max(...signs));
  if (seenLast > time) return null;
  await applyParticipantEvent(db, write, {
    source: snapshotSource,
    eventId: [stay.roomUserId, seenLast.toISOString()].join(' '),
    type: 'participant.left',
    roomId,
    customerId,
    occurredAt: seenLast,
    data: { reason: 'CONNECTION_LOST' },
  });
  return seenLast;
}
