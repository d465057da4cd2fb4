import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../src/domain/webhookEvents.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/index.ts';

/** In one statement; each event costs a few hundred bytes. */
const eventsAtOnce = 1_000;

/**
 * Writes events into the outbox of webhooks, once for each active webhook of the academy that wants its type, in the
 * transaction of what they tell of. A job sends them.
 */
export async function publishWebhooks(
  db: Queryable,
  { groupId, now }: { groupId: string; now: Date },
  events: readonly WebhookEvent[],
): Promise<void> {
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
