import { randomBytes } from 'node:crypto';
import type { LiveChange, StreamEvent } from '../../../src/domain/entities/live.ts';
import { limits } from '../../../src/domain/limits.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Database } from '../../database/open.ts';
import { impersonate } from '../../auth/session/impersonate.ts';
import { findActiveSessions } from '../../auth/session/findActiveSessions.ts';
import { assignedStudents } from './assignedStudents.ts';
import { canReceive, type Subscriber } from './canReceive.ts';
import type { Events, LiveEvent } from '../../core/events/bus.ts';
import type { Streams } from '../../core/events/streams.ts';

interface Stream extends Subscriber {
  controller: ReadableStreamDefaultController<Uint8Array>;
}

interface Options {
  events: Events;
  database: Pick<Database, 'pool' | 'orm'>;
  clock: () => Date;
  /** How often `beat` is called, in milliseconds; clients receive it, and reconnect after a longer silence. */
  beatMs?: number;
}

const encoder = new TextEncoder();
const retryMs = 2_000;
/** A reader this many frames behind is disconnected; it reconnects and resumes where it was. */
const mostUnread = 256;
const { replayedEvents, streamsPerSession } = limits.live;

/** The open streams of this process. */
export function createStreams({ events, database, clock, beatMs = limits.live.beatMs }: Options): Streams {
  const instance = randomBytes(6).toString('base64url');
  const streams = new Set<Stream>();
  const byGroup = new Map<string, Set<Stream>>();
  /** The latest events, so that who was away for a moment misses nothing. */
  const kept: { number: number; event: LiveEvent }[] = [];
  let number = 0;
  let isClosed = false;

  const frame = (event: StreamEvent, data: unknown) =>
    encoder.encode(`id: ${instance}.${number}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const beatFrame = () => frame('beat', { at: clock().getTime(), everyMs: beatMs });
  const changes = (seen: readonly LiveEvent[]) =>
    frame(
      'change',
      seen.map(({ kind, id }): LiveChange => ({ kind, id })),
    );

  /** When to come back after the server has ended, spread out, so that all do not come at once. */
  const comeBack = () => encoder.encode(`retry: ${Math.round(retryMs * (0.5 + Math.random()))}\n\n`);

  function forget(stream: Stream) {
    streams.delete(stream);
    const group = byGroup.get(stream.session.groupId);
    group?.delete(stream);
    if (group?.size === 0) byGroup.delete(stream.session.groupId);
  }

  function end(stream: Stream, ...frames: Uint8Array[]) {
    forget(stream);
    for (const each of frames) stream.controller.enqueue(each);
    stream.controller.close();
  }

  function send(stream: Stream, bytes: Uint8Array) {
    if ((stream.controller.desiredSize ?? 0) <= 0) return end(stream);
    stream.controller.enqueue(bytes);
  }

  function sendChanges(group: ReadonlySet<Stream>, happened: readonly LiveEvent[]) {
    // Most subscribers receive the same: serialise it once.
    const written = new Map<string, Uint8Array>();
    for (const stream of group) {
      const received = happened.map(event => canReceive(stream, event));
      const key = received.map(Number).join('');
      if (!received.includes(true)) continue;
      const bytes = written.get(key) ?? changes(happened.filter((_, index) => received[index]));
      written.set(key, bytes);
      send(stream, bytes);
    }
  }

  /** Looks again at who listens: sessions end, permissions and assigned students change. */
  async function recheck(among: readonly Stream[]) {
    const open = await findActiveSessions(
      database,
      among.map(({ session }) => session),
      clock(),
    );
    const students = await assignedStudents(database.orm, [...open.values()]);
    for (const stream of among) {
      if (!streams.has(stream)) continue;
      const person = open.get(stream.session.sessionId);
      const session =
        person && (await impersonate(database, person, 'session.events', contract.session.events));
      if (!session) end(stream, frame('end', {}));
      // Another academy is viewed than the stream was opened for: the console comes back for a stream of that one.
      else if (session.groupId !== stream.session.groupId) end(stream);
      else Object.assign(stream, { session, students: students.get(session.customerId) ?? null });
    }
  }

  /** The events after a given one; null when they are no longer buffered. */
  function since(lastEventId: string | null): LiveEvent[] | null {
    const [of, at = ''] = lastEventId?.split('.') ?? [];
    const last = Number(at);
    const oldest = kept[0]?.number ?? number + 1;
    if (of !== instance || !Number.isInteger(last) || last < oldest - 1) return null;
    return kept.filter(each => each.number > last).map(({ event }) => event);
  }

  const unsubscribe = events.subscribe({
    happened(happened) {
      for (const event of happened) kept.push({ number: ++number, event });
      kept.splice(0, kept.length - replayedEvents);
      for (const groupId of new Set(happened.map(event => event.groupId))) {
        const group = byGroup.get(groupId);
        if (group === undefined) continue;
        const ofGroup = happened.filter(event => event.groupId === groupId);
        const touched = new Set(ofGroup.filter(({ kind }) => kind === 'permissions').map(({ id }) => id));
        const concerned = [...group].filter(({ session }) => touched.has(session.customerId));
        sendChanges(new Set([...group].filter(stream => !concerned.includes(stream))), ofGroup);
        if (concerned.length === 0) continue;
        // Subscribers whose permissions changed are filtered by the new ones from the next heartbeat on.
        const still = () => new Set(concerned.filter(stream => streams.has(stream)));
        void recheck(concerned)
          .catch(() => undefined)
          .then(() => sendChanges(still(), ofGroup));
      }
    },
    missed() {
      kept.length = 0;
      number++;
      for (const stream of streams) send(stream, frame('refetch', {}));
    },
  });

  return {
    async open(request, session) {
      const mine = [...streams].filter(stream => stream.session.sessionId === session.sessionId);
      for (const stream of mine.slice(0, Math.max(0, mine.length + 1 - streamsPerSession))) end(stream);
      const students = (await assignedStudents(database.orm, [session])).get(session.customerId) ?? null;
      let stream: Stream;
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            stream = { session, students, controller };
            controller.enqueue(encoder.encode(`retry: ${retryMs}\n\n`));
            const missed = since(request.headers.get('Last-Event-ID'))?.filter(
              event => event.groupId === session.groupId && canReceive(stream, event),
            );
            if (missed === undefined) controller.enqueue(frame('refetch', {}));
            else if (missed.length > 0) controller.enqueue(changes(missed));
            controller.enqueue(beatFrame());
            if (isClosed) return controller.close();
            streams.add(stream);
            const group = byGroup.get(session.groupId) ?? new Set();
            byGroup.set(session.groupId, group.add(stream));
          },
          cancel: () => forget(stream),
        },
        new CountQueuingStrategy({ highWaterMark: mostUnread }),
      );
      return new Response(body, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-cache, no-transform',
          // Proxies that gather answers would hold the events back.
          'X-Accel-Buffering': 'no',
        },
      });
    },
    async beat() {
      await recheck([...streams]);
      const bytes = beatFrame();
      for (const stream of streams) send(stream, bytes);
    },
    get count() {
      return streams.size;
    },
    close() {
      isClosed = true;
      unsubscribe();
      for (const stream of streams) end(stream, comeBack());
    },
  };
}
