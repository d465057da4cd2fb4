import { and, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { snapshotParticipant } from '../../../src/domain/entities/roomService.ts';
import type { ParticipantEventKind } from '../../../src/domain/roomEventTypes.ts';
import type { Queryable } from '../../database/open.ts';
import { roomUsers } from '../../database/schema/index.ts';
import { lockLiveStay, type Stay } from '../../recorder/liveStay.ts';
import { applyParticipantEvent } from './applyParticipantEvent.ts';
import { lockParticipant } from './lockParticipant.ts';
import type { ReportWrite } from './reportWrite.ts';
import { snapshotSource } from './snapshotSource.ts';

interface Presence {
  roomId: string;
  /** When the snapshot was taken. */
  time: Date;
  participant: InferType<typeof snapshotParticipant>;
}

/**
 * Someone is in a room at the time of a snapshot: what differs from what is known of them is applied as of then. What
 * was reported of them since the snapshot was taken counts more.
 *
 * @throws RoomRefusal like an event
 */
export async function applyPresence(
  db: Queryable,
  write: ReportWrite,
  { roomId, time, participant }: Presence,
): Promise<'UNCHANGED' | 'CHANGED' | 'ENTERED'> {
  const { groupId } = write;
  const { customerId, camera, mic, speaker, networkType, os, deviceType, deviceModel } = participant;
  const device = { camera, mic, speaker, networkType, os, deviceType, deviceModel };
  const { lastEvent } = await lockParticipant(db, groupId, customerId);
  if (lastEvent !== null && lastEvent.occurredAt > time) return 'UNCHANGED';
  const apply = (type: ParticipantEventKind) =>
    applyParticipantEvent(db, write, {
      source: snapshotSource,
      eventId: [roomId, customerId, time.toISOString(), type].join(' '),
      type,
      roomId,
      customerId,
      occurredAt: time,
      data: type === 'participant.joined' ? device : {},
    });
  const before = (await lockLiveStay(db, groupId, customerId))?.stay;
  const isHere = before?.roomId === roomId;
  if (!isHere) await apply('participant.joined');
  const stay = isHere ? before : (await lockLiveStay(db, groupId, customerId))?.stay;
  if (stay?.roomId !== roomId) return 'UNCHANGED';
  const changes = differences(stay, participant);
  for (const type of changes) await apply(type);
  await db
    .update(roomUsers)
    .set({ seenAt: sql`greatest(${roomUsers.seenAt}, ${time.toISOString()}::timestamptz)` })
    .where(and(eq(roomUsers.groupId, groupId), eq(roomUsers.roomUserId, stay.roomUserId)));
  if (!isHere) return 'ENTERED';
  return changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
}

const pressed = { STUDY: 'stopwatch.started', BREAK: 'stopwatch.break', STOP: 'stopwatch.stopped' } as const;

/** The events that would have led from what is known to what the snapshot says, in the order of events of one instant. */
function differences(
  stay: Stay,
  { camera, mic, stopwatch, away }: Presence['participant'],
): ParticipantEventKind[] {
  const types: ParticipantEventKind[] = [];
  if (camera !== undefined && camera !== stay.camera)
    types.push(camera === 'ON' ? 'camera.on' : 'camera.off');
  if (mic !== undefined && mic !== stay.mic) types.push(mic === 'ON' ? 'microphone.on' : 'microphone.off');
  if (away !== undefined && away !== (stay.awaySince !== null))
    types.push(away ? 'participant.away' : 'participant.back');
  if (stopwatch !== undefined && stopwatch !== stay.stopwatch) types.push(pressed[stopwatch]);
  return types;
}
