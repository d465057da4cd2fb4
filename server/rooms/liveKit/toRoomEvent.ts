import { TrackSource, type WebhookEvent } from 'livekit-server-sdk';
import type { RoomEventType } from '../../../src/domain/roomEventTypes.ts';
import { isId } from '../../database/newId.ts';
import type { RoomEvent } from '../service/roomEvent.ts';
import { readLiveKitRoomName } from './roomName.ts';

const liveKitSource = '/livekit';

const ofRoom: Record<string, RoomEventType> = { room_finished: 'room.closed' };
const ofParticipant: Record<string, RoomEventType> = {
  participant_joined: 'participant.joined',
  participant_left: 'participant.left',
};
const devices: Partial<Record<TrackSource, 'camera' | 'microphone'>> = {
  [TrackSource.CAMERA]: 'camera',
  [TrackSource.MICROPHONE]: 'microphone',
};

/** A track that is muted stays published: LiveKit sends no webhook for it. */
function ofTrack({ event, track }: WebhookEvent): RoomEventType | undefined {
  const device = devices[track?.source ?? TrackSource.UNKNOWN];
  if (device === undefined) return undefined;
  if (event === 'track_published') return `${device}.on`;
  return event === 'track_unpublished' ? `${device}.off` : undefined;
}

/** What a webhook of LiveKit says as an event of a room; null when it means nothing to the console. */
export function toRoomEvent(webhook: WebhookEvent): { groupId: string; event: RoomEvent } | null {
  const { event: name, room, participant, id, createdAt } = webhook;
  const place = readLiveKitRoomName(room?.name ?? '');
  if (place === null) return null;
  const common = {
    source: liveKitSource,
    eventId: id,
    roomId: place.roomId,
    occurredAt: new Date(Number(createdAt) * 1_000),
  };
  const roomType = ofRoom[name];
  if (roomType)
    return { ...place, event: { ...common, type: roomType, customerId: null, data: {} } as RoomEvent };
  const type = ofParticipant[name] ?? ofTrack(webhook);
  const customerId = participant?.identity ?? '';
  // Guests have no account.
  if (type === undefined || !isId(customerId)) return null;
  // Devices are off until their tracks are published.
  const data = type === 'participant.joined' ? { camera: 'OFF', mic: 'OFF' } : {};
  return { ...place, event: { ...common, type, customerId, data } as RoomEvent };
}
