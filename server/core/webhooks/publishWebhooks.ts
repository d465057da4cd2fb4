import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../src/domain/webhookEvents.ts';
import { insertMany } from '../../database/insertMany.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';
import { liveKitOutboxId } from './liveKitOutboxId.ts';

const liveKitEvents: readonly WebhookEvent['type'][] = ['room.ended', 'participant.removed'];

/** In one statement; each event costs a few hundred bytes. */
const eventsAtOnce = 1_000;

/**
 * Writes events into the outbox of webhooks, once for each active webhook of the academy that wants its type, in the
 * transaction of the change. A job sends them. With `callsLiveKit` the LiveKit server is called for those that ask
 * for something to be done in a room.
 */
export async function publishWebhooks(
  db: Queryable,
  { groupId, now, callsLiveKit = false }: { groupId: string; now: Date; callsLiveKit?: boolean },
  events: readonly WebhookEvent[],
): Promise<void> {
  if (callsLiveKit)
    await insertMany(
      db,
      webhookDeliveries,
      events
        .filter(({ type }) => liveKitEvents.includes(type))
        .map(({ type, data }) => ({
          groupId,
          webhookId: liveKitOutboxId,
          eventId: newId(now),
          type,
          data,
          createdAt: now,
          nextAttemptAt: now,
        })),
    );
  for (let start = 0; start < events.length; start += eventsAtOnce) {
    const rows = events
      .slice(start, start + eventsAtOnce)
      .map(({ type, data }) => ({ id: newId(now), type, data }));
    const at = sql`${now.toISOString()}::timestamptz`;
    await db.execute(sql`insert into ${webhookDeliveries}
        (group_id, webhook_id, event_id, type, data, created_at, next_attempt_at)
      select w.group_id, w.webhook_id, e.id, e.type, e.data, ${at}, ${at}
      from ${webhooks} w
      cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id uuid, type text, data jsonb)
      where w.group_id = ${groupId} and w.active and e.type = any(w.event_types)`);
  }
}
