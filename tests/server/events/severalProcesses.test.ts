import { expect, inject, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../../server/database/open.ts';
import { createPostgresEvents } from '../../../server/core/events/postgresEvents.ts';
import { startJobs } from '../../../server/jobs/runner.ts';
import { enqueueMails } from '../../../server/core/mail/outbox.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { contract } from '../../../src/contract/index.ts';
import { createCaller } from '../../support/caller.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { listen } from '../../support/listen.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

// The embedded database belongs to one process alone: there is nothing to share.
const onPostgres = test.runIf(inject('database').kind === 'postgres');

/** Two servers on one PostgreSQL, each with connections, a bus and streams of its own. */
async function twoServers() {
  const database = await newDatabase();
  const { rows } = await database.pool.query<{ name: string; folder: string }>(
    `SELECT current_database() AS name, current_setting('unix_socket_directories') AS folder`,
  );
  const url = (database.pool.options as { connectionString: string }).connectionString;
  expect(url).toContain(rows[0]!.name);
  const second = await openDatabase({ url });
  const server = async (used: Database) => {
    const events = await createPostgresEvents({
      url,
      pool: used.pool,
      onFailure: (_, error) => {
        throw error;
      },
    });
    return { events, world: await createWorld({ database: used, events }) };
  };
  const [a, b] = [await server(database), await server(second)];
  return {
    a,
    b,
    async close() {
      for (const { events, world } of [a, b]) {
        world.streams.close();
        await events.close();
        await world.database.close();
      }
    },
  };
}

onPostgres('what one process writes is published by another, where the session is valid too', async () => {
  const { a, b, close } = await twoServers();
  const academy = await a.world.academy();
  const place = studyRooms(a.world, academy);
  const { owner } = academy;
  await owner.call(contract.session.sessions);
  // The same browser, sent to the other process by the balancer.
  const elsewhere = createCaller(b.world.server, async () => undefined);
  const name = cookieName(a.world.config);
  elsewhere.cookies.set(name, owner.cookies.get(name)!);
  const stream = await listen(elsewhere);
  expect([stream.status, (await stream.next())?.event]).toEqual([200, 'refetch']);

  const room = await place.room();
  const stay = await place.enter(await academy.student(), room);
  expect(await stream.changes()).toEqual([`roomUser ${stay.roomUserId}`]);
  expect((await elsewhere.call(contract.study.live)).body.content).toHaveLength(1);

  await owner.call(contract.auth.logout);
  expect((await stream.next())?.event).toBe('end');
  expect((await elsewhere.refused(contract.session.sessions)).status).toBe(401);
  await close();
});

onPostgres('a lost connection is made again, and every stream reports the gap', async () => {
  const { a, b, close } = await twoServers();
  const { owner } = await b.world.academy();
  const stream = await listen(owner);
  await stream.next();
  await a.world.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN %'`,
  );
  expect((await stream.next())?.event).toBe('refetch');
  a.events.publish({ groupId: owner.groupId, kind: 'room', id: 'after', at: 0 });
  expect(await stream.changes()).toEqual(['room after']);
  await close();
});

onPostgres('work that both processes could do is done once', async () => {
  const { a, b, close } = await twoServers();
  const { owner } = await a.world.academy();
  const sent: string[] = [];
  const transport = {
    send: async ({ subject }: { subject: string }) => void sent.push(subject),
    close: () => undefined,
  };
  const runners = [];
  for (const { world, events } of [a, b])
    runners.push(
      await startJobs({
        config: world.config,
        database: world.database,
        clock: world.clock,
        transport,
        events,
        pollingIntervalSeconds: 0.5,
        onFailure: (_, error) => {
          throw error;
        },
      }),
    );
  const { orm } = a.world.database;
  const mails = Array.from({ length: 12 }, (_, index) => ({
    groupId: owner.groupId,
    kind: 'test',
    recipient: owner.email,
    language: 'ko' as const,
    write: () => ({ subject: `Mail ${index}`, title: '', lines: [] }),
  }));
  const keys = await enqueueMails(orm, mails, { now: a.world.clock(), config: a.world.config });
  for (const [index, key] of keys.entries()) await runners[index % 2]!.sendMails(orm, [key]);
  await vi.waitFor(() => expect(sent).toHaveLength(keys.length), { timeout: 15_000, interval: 100 });
  for (const runner of runners) await runner.stop();
  expect(sent.toSorted()).toEqual(mails.map(({ write }) => write().subject).toSorted());
  await close();
});
