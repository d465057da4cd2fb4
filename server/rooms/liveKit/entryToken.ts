import { AccessToken } from 'livekit-server-sdk';
import { limits } from '../../../src/domain/limits.ts';
import type { EntryAnswer } from '../../../src/domain/entities/roomService.ts';
import { newId } from '../../database/newId.ts';
import type { Config } from '../../config/config.ts';
import { liveKitRoomName } from './roomName.ts';

interface Entry {
  groupId: string;
  roomId: string;
  /** Null for a guest without an account. */
  customerId: string | null;
  role: NonNullable<EntryAnswer['role']>;
  now: Date;
}

/**
 * What a client needs to enter a room on the LiveKit server: its address and an access token for this room and person. Null
 * when no LiveKit server is configured. The token names the person by id only.
 */
export async function entryToken(
  { liveKit }: Pick<Config, 'liveKit'>,
  { groupId, roomId, customerId, role, now }: Entry,
): Promise<EntryAnswer['liveKit']> {
  if (liveKit === undefined) return null;
  const token = new AccessToken(liveKit.apiKey, liveKit.apiSecret, {
    identity: customerId ?? `guest-${newId(now)}`,
    ttl: `${limits.room.tokenMinutes}m`,
    metadata: JSON.stringify({ role }),
  });
  token.addGrant({
    room: liveKitRoomName(groupId, roomId),
    roomJoin: true,
    roomAdmin: role === 'HOST',
    canPublish: true,
    canSubscribe: true,
  });
  return { url: liveKit.url, token: await token.toJwt() };
}
