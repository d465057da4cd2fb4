import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../../server/database/open.ts';
import { roomEvents, studyRecords } from '../../../server/database/schema/index.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { contract } from '../../../src/contract/index.ts';
import { apiScopes } from '../../../src/domain/apiScopes.ts';
import { createRoomLoad, loadSource, type RoomLoad, type SentEvent } from '../../bench/support/roomLoad.ts';
import { findPostgres } from '../../support/database/findPostgres.ts';
import { readRollUps } from '../../server/recorder/readRollUps.ts';
import { programAt, sendBatch, sendUntilGone, type SentBatch } from '../support/eventSenders.ts';
import type { Scenario } from '../support/scenario.ts';
import { onEmbedded, onPostgres, type Place } from '../support/startOn.ts';
import { studiedSeconds } from '../support/studiedSeconds.ts';
import { visit } from '../support/visitor.ts';

const senders = 4;
const rooms = 10;

interface Game {
  secret: string;
  load: RoomLoad;
  ledger: SentBatch[];
}

/** Creates a key as the console does, and has everyone enter a room. */
async function begin(place: Place): Promise<Game> {
  const server = await place.start();
  try {
    const owner = visit(server.url, place.cookie.split('=')[1]);
    const { body } = await owner.call(contract.apiKeys.create, {
      body: { name: 'Crash test', scopes: [...apiScopes], days: null },
    });
    const program = programAt(server.url, body.secret);
    const { body: accounts } = await program.call(contract.roomService.accounts, { query: { size: 100 } });
    const customerIds = accounts.content
      .filter(({ kind, accountStatus }) => kind === 'STUDENT' && accountStatus === 'ACTIVE')
      .map(({ customerId }) => customerId);
    const load = createRoomLoad({ customerIds, rooms });
    const first: SentBatch = { events: load.begin(new Date()), isAcknowledged: false };
    const { REFUSED } = await sendBatch(program, first);
    if (REFUSED > 0) throw new Error(`${REFUSED} of the first events were refused.`);
    return { secret: body.secret, load, ledger: [first] };
  } finally {
    await server.stop();
  }
}

/** One life of the server: what was promised before is there, what was not is sent again; then it is killed amid events. */
async function live(place: Place, { secret, load, ledger }: Game, since: number): Promise<string[]> {
  const server = await place.start();
  try {
    const program = programAt(server.url, secret);
    const wrong: string[] = [];
    for (const batch of ledger.slice(since)) {
      const wasPromised = batch.isAcknowledged;
      const { REFUSED, DUPLICATE } = await sendBatch(program, batch);
      if (REFUSED > 0) wrong.push(`${REFUSED} events were refused when they were sent again.`);
      if (wasPromised && DUPLICATE < batch.events.length)
        wrong.push(`${batch.events.length - DUPLICATE} acknowledged events were lost.`);
    }
    if (wrong.length > 0) return wrong;
    const sending = sendUntilGone(program, load, ledger, senders);
    await Promise.race([wait(50 + Math.random() * 400), sending]);
    await server.kill();
    await sending;
    return wrong;
  } finally {
    await server.kill();
  }
}

/** Sends what is open, has everyone leave, and stops the server. */
async function finish(place: Place, { secret, load, ledger }: Game): Promise<void> {
  const server = await place.start();
  const program = programAt(server.url, secret);
  for (const batch of ledger.filter(({ isAcknowledged }) => !isAcknowledged)) await sendBatch(program, batch);
  const last: SentBatch = { events: load.end(new Date()), isAcknowledged: false };
  ledger.push(last);
  await sendBatch(program, last);
  await server.stop();
}

/** Whether every event is stored once, and has counted once. */
async function examine({ orm }: Database, groupId: string, events: readonly SentEvent[]): Promise<string[]> {
  const wrong: string[] = [];
  const stored = await orm.select().from(roomEvents).where(eq(roomEvents.source, loadSource));
  const ids = new Set(stored.map(({ eventId }) => eventId));
  const lost = events.filter(({ id }) => !ids.has(id)).length;
  if (lost > 0) wrong.push(`${lost} acknowledged events are not stored.`);
  if (stored.length !== events.length) wrong.push(`${stored.length} events are stored of ${events.length}.`);

  const rows = await orm
    .select({ customerId: studyRecords.customerId, seconds: sum(studyRecords.totalSeconds) })
    .from(studyRecords)
    .groupBy(studyRecords.customerId);
  const counted = new Map(rows.map(({ customerId, seconds }) => [customerId, Number(seconds)]));
  for (const [customerId, seconds] of studiedSeconds(events))
    if (counted.get(customerId) !== seconds)
      wrong.push(`${customerId} studied ${seconds} s by the events, and ${counted.get(customerId)} s count.`);

  const before = await readRollUps(orm, groupId);
  await orm.transaction(tx => rebuildRollUps(tx, groupId));
  if (!isDeepStrictEqual(before, await readRollUps(orm, groupId)))
    wrong.push('The roll-ups differ from a rebuild.');
  return wrong;
}

/** How many of the lives were right. */
async function play(place: Place, times: number, say: (line: string) => void): Promise<number> {
  const game = await begin(place);
  const { ledger } = game;
  const wrong: string[] = [];
  let since = 0;
  let cycle = 0;
  for (; cycle < times && wrong.length === 0; cycle++) {
    const next = ledger.length;
    wrong.push(...(await live(place, game, since)));
    since = next;
    if ((cycle + 1) % 10 === 0) say(`${cycle + 1} of ${times}: ${ledger.length} batches`);
  }
  if (wrong.length === 0) {
    await finish(place, game);
    const database = await place.open();
    const events = ledger.flatMap(batch => batch.events);
    wrong.push(...(await examine(database, place.groupId, events).finally(() => database.close())));
    say(`${events.length} events were acknowledged.`);
  }
  wrong.slice(0, 50).forEach(say);
  return wrong.length === 0 ? times : Math.max(0, cycle - 1);
}

export const scenario: Scenario = {
  about:
    'the server is ended with SIGKILL amid room events from several senders and started again; no acknowledged event is lost, and none counts twice, however often it is sent',
  times: 50,
  async run(times, say) {
    let [tried, held] = [0, 0];
    for (const make of [onEmbedded, ...(findPostgres() ? [onPostgres] : [])]) {
      const place = await make();
      try {
        const here = await play(place, times, say);
        say(`${make === onEmbedded ? 'embedded' : 'PostgreSQL'}: ${here} of ${times}`);
        held += here;
      } finally {
        await place.remove();
      }
      tried += times;
    }
    return { tried, held };
  },
};
