import { RoomServiceClient } from 'livekit-server-sdk';
import { limits } from '../../../src/domain/limits.ts';
import type { Config } from '../../config/config.ts';
import { liveKitRoomName } from './roomName.ts';
import type { webhookDeliveries } from '../../database/schema/index.ts';

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'groupId' | 'type' | 'data'>;
interface Outcome {
  status: number | null;
  failure: 'STATUS' | 'TIMEOUT' | 'UNREACHABLE' | null;
  answer: string | null;
}

/**
 * Ends a room on the LiveKit server, or removes someone from one. A room or person that is not there is as it should be.
 * Returns null when no LiveKit server is configured any more.
 */
export async function callLiveKit(
  { liveKit }: Pick<Config, 'liveKit'>,
  { groupId, type, data }: Delivery,
): Promise<Outcome | null> {
  if (liveKit === undefined) return null;
  const client = new RoomServiceClient(liveKit.url, liveKit.apiKey, liveKit.apiSecret, {
    requestTimeout: limits.webhook.timeoutSeconds,
  });
  const { roomId, customerId } = data as { roomId: string; customerId: string };
  const room = liveKitRoomName(groupId, roomId);
  try {
    if (type === 'room.ended') await client.deleteRoom(room);
    else await client.removeParticipant(room, customerId);
    return { status: 200, failure: null, answer: null };
  } catch (error) {
    const { status, name, message } = error as Error & { status?: number };
    if (status === 404) return { status, failure: null, answer: null };
    const answer = message.slice(0, limits.webhook.answer);
    if (status !== undefined) return { status, failure: 'STATUS', answer };
    const isTimeout = name === 'TimeoutError' || name === 'AbortError';
    return { status: null, failure: isTimeout ? 'TIMEOUT' : 'UNREACHABLE', answer: null };
  }
}
