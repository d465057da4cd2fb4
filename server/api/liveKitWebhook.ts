import { Hono } from 'hono';
import { WebhookReceiver, type WebhookEvent } from 'livekit-server-sdk';
import { apiBase } from '../../src/contract/index.ts';
import { serverLimits } from '../config/serverLimits.ts';
import { readAcademyClock } from '../core/academy.ts';
import type { LiveEvent } from '../core/events/bus.ts';
import { ProblemError } from '../core/problem.ts';
import { toRoomEvent } from '../rooms/liveKit/toRoomEvent.ts';
import { applyRoomEvent } from '../rooms/service/applyRoomEvent.ts';
import { RoomRefusal } from '../rooms/service/roomRefusal.ts';
import { readBody } from './readBody.ts';
import type { Services } from './services.ts';
import { toRefusal } from './toRefusal.ts';

/** Where a LiveKit server posts its webhooks. */
export const liveKitWebhookPath = `${apiBase}/room-service/livekit`;

/**
 * Receives the webhooks of the configured LiveKit server, signed with its API secret, as events of rooms. What cannot be
 * applied, such as a guest or an unknown room, is taken without effect: repeating it would not help. Without the settings there is no
 * such address.
 */
export function createLiveKitWebhook(services: Omit<Services, 'streams'>): Hono {
  const { config, database, clock, events } = services;
  const app = new Hono();
  if (config.liveKit === undefined) return app;
  const receiver = new WebhookReceiver(config.liveKit.apiKey, config.liveKit.apiSecret);

  async function verified(request: Request): Promise<WebhookEvent> {
    const bytes = await readBody(request, { maxBytes: serverLimits.body.open, code: 'TOO_LARGE' });
    const body = Buffer.from(bytes).toString('utf8');
    return receiver.receive(body, request.headers.get('Authorization') ?? undefined).catch(() => {
      throw new ProblemError('API_KEY_UNKNOWN');
    });
  }

  async function apply(webhook: WebhookEvent): Promise<void> {
    const found = toRoomEvent(webhook);
    if (found === null) return;
    const { groupId, event } = found;
    const now = clock();
    const published: LiveEvent[] = [];
    // LiveKit says nothing of a quiet room, so that its silence does not make a room stale: `hearRooms` is not called.
    await database.orm.transaction(async tx => {
      const write = {
        ...(await readAcademyClock(tx, groupId)),
        now,
        events: { publish: (...each: LiveEvent[]) => void published.push(...each) },
      };
      await applyRoomEvent(tx, write, event);
    });
    events.publish(...published);
  }

  app.post(liveKitWebhookPath, async c => {
    try {
      await apply(await verified(c.req.raw)).catch((error: unknown) => {
        const isForeign = error instanceof ProblemError && error.code === 'NOT_FOUND';
        if (!(error instanceof RoomRefusal) && !isForeign) throw error;
      });
      return c.body(null, 204);
    } catch (error) {
      return toRefusal(services, 'roomService.liveKit', error);
    }
  });
  return app;
}
