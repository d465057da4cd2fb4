import { RoomServiceClient } from 'livekit-server-sdk';
import type { Config } from '../../config/config.ts';
import type { Finding } from './Finding.ts';

const patienceSeconds = 10;

/** Whether the LiveKit server answers and accepts the key. Its rooms are counted; nothing is changed. */
export async function checkLiveKit({ liveKit }: Pick<Config, 'liveKit'>): Promise<Finding> {
  const name = 'LiveKit';
  if (liveKit === undefined) return { name, state: 'ok', text: 'Not used: LIVEKIT_URL is not set.' };
  const { host } = new URL(liveKit.url);
  const client = new RoomServiceClient(liveKit.url, liveKit.apiKey, liveKit.apiSecret, {
    requestTimeout: patienceSeconds,
  });
  try {
    await client.listRooms();
    return { name, state: 'ok', text: `The LiveKit server ${host} responds and accepts the key.` };
  } catch (error) {
    const { status } = error as { status?: number };
    const remedy =
      status === 401 || status === 403
        ? 'rejected the key. Check LIVEKIT_API_KEY and LIVEKIT_API_SECRET, and the clock of this machine.'
        : status === undefined
          ? 'cannot be reached. Check that it is running, and the host, the port and http:// or https:// in LIVEKIT_URL.'
          : `answered with status ${status}. Check that LIVEKIT_URL is the address of a LiveKit server.`;
    return { name, state: 'failed', text: `The LiveKit server ${host} ${remedy}` };
  }
}
