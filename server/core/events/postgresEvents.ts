import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describeFailure, type OnFailure } from '../failure.ts';
import { createEvents, type Events, type LiveEvent } from './bus.ts';

const channel = 'studyroom_events';
/** PostgreSQL takes less than 8,000 bytes at a time; an event has fewer than 250. */
const eventsPerNotice = 30;
const retryMs = { first: 250, most: 10_000 };

interface Options {
  url: string;
  pool: pg.Pool;
  onFailure: OnFailure;
}

/**
 * Distributes events between the processes that share a PostgreSQL, by LISTEN and NOTIFY. Local subscribers receive them at once,
 * the others through the database. After a reconnect all subscribers have to refetch.
 */
export async function createPostgresEvents({ url, pool, onFailure }: Options) {
  const here = createEvents();
  const ourselves = randomUUID();
  let waiting: LiveEvent[] = [];
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  async function send() {
    const events = waiting;
    waiting = [];
    for (let from = 0; from < events.length; from += eventsPerNotice) {
      const notice = JSON.stringify({ from: ourselves, events: events.slice(from, from + eventsPerNotice) });
      await pool.query('SELECT pg_notify($1, $2)', [channel, notice]).catch((error: unknown) => {
        if (!closed) onFailure(describeFailure('events', error), error);
      });
    }
  }

  async function listen(): Promise<void> {
    const made = new pg.Client({ connectionString: url, keepAlive: true });
    made.on('notification', ({ payload }) => {
      const { from, events } = JSON.parse(payload ?? '{}') as { from: string; events: LiveEvent[] };
      if (from !== ourselves) here.publish(...events);
    });
    made.on('error', () => undefined);
    await made.connect();
    await made.query(`LISTEN ${channel}`);
    client = made;
    made.on('end', () => reconnect(retryMs.first));
  }

  function reconnect(afterMs: number): void {
    client = null;
    if (closed) return;
    retry = setTimeout(() => {
      listen().then(here.miss, () => reconnect(Math.min(afterMs * 2, retryMs.most)));
    }, afterMs);
  }

  await listen();
  return {
    subscribe: here.subscribe,
    publish(...events) {
      if (events.length === 0) return;
      here.publish(...events);
      // What is published one after the other travels together.
      if (waiting.length === 0) setImmediate(() => void send());
      waiting.push(...events);
    },
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  } satisfies Events & { close: () => Promise<void> };
}
