import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { loadavg } from 'node:os';
import { count, eq } from 'drizzle-orm';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { customers, roomEvents, roomUsers } from '../../server/database/schema/index.ts';
import { rebuildRollUps } from '../../server/recorder/rebuildRollUps.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { apiScopes } from '../../src/domain/apiScopes.ts';
import { createCaller } from '../support/caller.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import { visit } from '../crash/support/visitor.ts';
import { readRollUps } from '../server/recorder/readRollUps.ts';
import type { Bench } from './support/bench.ts';
import { cpuSecondsOf } from './support/cpuSecondsOf.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { percentile } from './support/percentile.ts';
import { createRoomLoad, loadSource, type SentEvent } from './support/roomLoad.ts';

const students = 1_000;
const rooms = 100;
const perSecond = 200;
const everyMs = 100;
/** One event in so many arrives seconds later than what happened after it. */
const heldBackOneIn = 100;
const { events, participants } = contract.roomService;

export const bench: Bench = {
  about: `${perSecond} room events a second on PostgreSQL, ${students} students in ${rooms} rooms, snapshots included: when they are acknowledged, when a live screen hears them, and whether the roll-ups are right`,
  async run(report, { seconds = 300 } = {}) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    const cluster = await startCluster(programs, { durable: true });
    const database = await openDatabase({ url: cluster.url });
    try {
      const academy = await fillAcademy(database, {
        students,
        now: new Date(),
        change: () => ({ accountStatus: 'ACTIVE', registrationStatus: 'REGISTERED', deletedAt: null }),
      });
      const server = await startBuiltServer({ DEMO: '0', HOST: '127.0.0.1', DATABASE_URL: cluster.url });
      try {
        report.note(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
        const cpuBefore = cpuSecondsOf(server.pid);
        const sent = await play(server.url, academy.token, database, seconds);
        const cpu = (cpuSecondsOf(server.pid) ?? NaN) - (cpuBefore ?? NaN);
        report.table(`${seconds} s, a batch every ${everyMs} ms`, [
          {
            events: sent.events,
            'acknowledged p50 ms': percentile(sent.acknowledgedMs, 50),
            'p99 ms': percentile(sent.acknowledgedMs, 99),
            'received p50 ms': percentile(sent.receivedMs, 50),
            'received p99 ms': percentile(sent.receivedMs, 99),
            'snapshot p99 ms': percentile(sent.snapshotMs, 99),
            'server CPU ms an event': Number.isNaN(cpu) ? null : (cpu * 1_000) / sent.events,
            late: sent.late,
            repeated: sent.repeated,
          },
        ]);
        report.note(`Load of the machine after: ${loadavg()[0]!.toFixed(1)}.`);
        report.atMost('acknowledged p99', percentile(sent.acknowledgedMs, 99), 250, 'ms');
        report.atMost('received p99', percentile(sent.receivedMs, 99), 1_000, 'ms');
        report.holds('every event was accepted', sent.refused === 0);
        report.holds('the live screen received every event', sent.missed === 0);
        report.holds('every event is stored once', (await storedEvents(database)) === sent.events);
      } finally {
        await server.stop();
      }
      const before = await readRollUps(database.orm, academy.groupId);
      await database.orm.transaction(tx => rebuildRollUps(tx, academy.groupId));
      const after = await readRollUps(database.orm, academy.groupId);
      report.holds('the roll-ups equal a rebuild to the second', isDeepStrictEqual(before, after));
    } finally {
      await database.close();
      await cluster.stop();
    }
  },
};

const storedEvents = async ({ orm }: Database) =>
  (await orm.select({ n: count() }).from(roomEvents).where(eq(roomEvents.source, loadSource)))[0]!.n;

/** Plays the load against a server with an open live screen. */
async function play(origin: string, token: string, { orm }: Database, seconds: number) {
  const owner = visit(origin, token);
  const { body: created } = await owner.call(contract.apiKeys.create, {
    body: { name: 'Load', scopes: [...apiScopes], days: null },
  });
  const program = createCaller({ origin, fetch: request => fetch(request) }, async () => undefined, {
    secret: created.secret,
  });
  const people = await orm
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(eq(customers.kind, 'STUDENT'));
  const load = createRoomLoad({ customerIds: people.map(({ customerId }) => customerId), rooms });
  const sent: { event: SentEvent; at: number }[] = [];
  const result = {
    refused: 0,
    late: 0,
    repeated: 0,
    acknowledgedMs: [] as number[],
    snapshotMs: [] as number[],
  };

  async function report(batch: SentEvent[]): Promise<void> {
    const at = performance.timeOrigin + performance.now();
    const reply = await program.send(events, { body: batch });
    if (reply.status !== 200) {
      // As the guide says: the same batch again.
      result.repeated++;
      await pause(500);
      return report(batch);
    }
    const { lateCount, refusedCount } = reply.body as { lateCount: number; refusedCount: number };
    result.acknowledgedMs.push(performance.timeOrigin + performance.now() - at);
    result.late += lateCount;
    result.refused += refusedCount;
    sent.push(...batch.map(event => ({ event, at })));
  }
  async function snapshot(roomId: string): Promise<void> {
    const started = performance.now();
    await program.send(participants, { params: { roomId }, body: load.snapshot(roomId, new Date()) });
    result.snapshotMs.push(performance.now() - started);
  }

  const beginning = load.begin(new Date());
  for (let from = 0; from < beginning.length; from += 500) await report(beginning.slice(from, from + 500));
  const before = sent.splice(0).length;
  result.acknowledgedMs.length = 0;
  const stream = fork(path.join(import.meta.dirname, 'support/wallStream.mjs'), [
    origin + apiBase + contract.session.events.path,
    `${cookieName(readConfig({}))}=${token}`,
  ]);
  await once(stream, 'message');

  const running: Promise<void>[] = [];
  const heldBack: { event: SentEvent; until: number }[] = [];
  const started = performance.now();
  for (let tick = 0; tick < (seconds * 1_000) / everyMs; tick++) {
    await pause(Math.max(0, started + tick * everyMs - performance.now()));
    const batch: SentEvent[] = [];
    for (let index = 0; index < (perSecond * everyMs) / 1_000; index++) {
      const event = load.next(new Date());
      if (Math.random() < 1 / heldBackOneIn) heldBack.push({ event, until: tick + 30 });
      else batch.push(event);
    }
    while (heldBack[0] && heldBack[0].until <= tick) batch.push(heldBack.shift()!.event);
    running.push(report(batch));
    // Every room once a minute.
    const isDue =
      Math.floor((tick * rooms * everyMs) / 60_000) !== Math.floor(((tick - 1) * rooms * everyMs) / 60_000);
    if (isDue) running.push(snapshot(load.roomIds[Math.floor((tick * rooms * everyMs) / 60_000) % rooms]!));
  }
  await Promise.all(running);
  await report(heldBack.map(({ event }) => event));
  await pause(1_000);
  stream.send('done');
  const [{ received }] = (await once(stream, 'message')) as [{ received: [string, number][] }];
  const receivedMs = await delays(orm, sent, received);
  return {
    ...result,
    events: before + sent.length,
    receivedMs,
    missed: receivedMs.filter(ms => ms === Infinity).length,
  };
}

/** How long after it was sent each event's student was seen. */
async function delays(
  orm: Database['orm'],
  sent: readonly { event: SentEvent; at: number }[],
  received: readonly [roomUserId: string, at: number][],
): Promise<number[]> {
  const stays = await orm
    .select({ roomUserId: roomUsers.roomUserId, customerId: roomUsers.customerId })
    .from(roomUsers);
  const personOf = new Map(stays.map(({ roomUserId, customerId }) => [roomUserId, customerId]));
  const times = new Map<string, number[]>();
  for (const [roomUserId, at] of received) {
    const customerId = personOf.get(roomUserId);
    if (customerId !== undefined)
      (times.get(customerId) ?? times.set(customerId, []).get(customerId)!).push(at);
  }
  return sent.map(({ event, at }) => {
    const found = times.get(event.data.customerId!)?.find(time => time >= at);
    return found === undefined ? Infinity : found - at;
  });
}
