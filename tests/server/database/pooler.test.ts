import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { checkPooler } from '../../../server/commands/doctor/checkPooler.ts';
import { examine } from '../../../server/commands/doctor/examine.ts';
import { createPostgresEvents } from '../../../server/core/events/postgresEvents.ts';
import { enqueueMails } from '../../../server/core/mail/outbox.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { limitedSettings } from '../../../server/database/sessionSettings.ts';
import { startJobs } from '../../../server/jobs/runner.ts';
import { contract } from '../../../src/contract/index.ts';
import { urlOf } from '../../support/database/cutConnections.ts';
import { databaseUrl } from '../../support/database/databaseUrl.ts';
import { newDatabase } from '../../support/database/testDatabase.ts';
import { listen } from '../../support/listen.ts';
import { isInstalled, startPgbouncer } from '../../support/proxies/startPgbouncer.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const isHere = isInstalled('pgbouncer', '-V');
const onPostgres = test.runIf(inject('database').kind === 'postgres' && isHere);
const orSkipped = (title: string) => (isHere ? title : `${title} (pgbouncer is not installed here: skipped)`);
const onFailure = (_: unknown, error: unknown) => {
  throw error;
};

onPostgres(orSkipped('the server works through pgbouncer in transaction mode'), async () => {
  const made = await newDatabase();
  const directUrl = urlOf(made);
  await made.close();
  const bouncer = await startPgbouncer(directUrl);
  onTestFinished(bouncer.stop);
  await expect(openDatabase({ url: bouncer.url })).rejects.toThrow(/Set DATABASE_DIRECT_URL/);

  const database = await openDatabase({ url: bouncer.url, directUrl });
  onTestFinished(database.close);
  const shown = Object.keys(limitedSettings).map(name => `current_setting('${name}') AS ${name}`);
  const { rows } = await database.pool.query(`SELECT ${shown.join()}`);
  expect(rows).toEqual([limitedSettings]);

  const events = await createPostgresEvents({ url: directUrl, pool: database.pool, onFailure });
  onTestFinished(events.close);
  const other = await createPostgresEvents({ url: directUrl, pool: database.pool, onFailure });
  onTestFinished(other.close);
  const world = await createWorld({ database, events });
  const elsewhere = await createWorld({ database, events: other });
  onTestFinished(() => [world, elsewhere].forEach(({ streams }) => streams.close()));
  const academy = await world.academy();
  const { owner } = academy;
  expect((await owner.call(contract.session.me)).status).toBe(200);
  const readLists = Array.from({ length: 12 }, () => owner.call(contract.students.list));
  expect((await Promise.all(readLists)).map(({ status }) => status)).toEqual(readLists.map(() => 200));
  const prepared = await database.pool.query('SELECT name FROM pg_prepared_statements');
  expect(prepared.rows).toEqual([]);
  const stream = await listen({
    ...elsewhere.stranger(),
    fetch: (path, init) =>
      elsewhere.stranger().fetch(path, {
        ...init,
        headers: { ...init?.headers, Cookie: `session=${owner.cookies.get(cookieName(world.config))}` },
      }),
  });
  expect((await stream.next())?.event).toBe('refetch');
  const rooms = studyRooms(world, academy);
  const room = await rooms.room();
  // More at once than the pooler has connections.
  const students = await academy.students(6);
  const stays = await Promise.all(students.map(student => rooms.enter(student, room)));
  const received: string[] = [];
  while (received.length < stays.length) received.push(...(await stream.changes()));
  expect(received.toSorted()).toEqual(stays.map(({ roomUserId }) => `roomUser ${roomUserId}`).toSorted());
  expect((await owner.call(contract.study.live)).body.content).toHaveLength(stays.length);

  const sent: string[] = [];
  const jobs = await startJobs({
    config: world.config,
    database,
    clock: world.clock,
    transport: {
      send: async ({ subject }: { subject: string }) => void sent.push(subject),
      close: () => undefined,
    },
    events,
    pollingIntervalSeconds: 0.5,
    onFailure,
  });
  const mail = {
    groupId: owner.groupId,
    kind: 'test',
    recipient: owner.email,
    language: 'ko' as const,
    secret: null,
    write: () => ({ subject: 'A mail', title: '', lines: [] }),
  };
  const keys = await enqueueMails(database.orm, [mail], { now: world.clock(), config: world.config });
  await jobs.sendMails(database.orm, keys);
  await vi.waitFor(() => expect(sent).toEqual(['A mail']), { timeout: 15_000, interval: 100 });
  await jobs.stop();

  const found = async (DATABASE_DIRECT_URL: string) => {
    const findings = await examine({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL }, () => new Date());
    return findings.map(({ name, state, text }) => `${name} ${state}: ${text}`);
  };
  expect(await found(directUrl)).toContainEqual(expect.stringMatching(/^Pooler ok: /));
  expect(await found(bouncer.url)).toContainEqual(
    expect.stringMatching(/^Database failed: .*Set DATABASE_DIRECT_URL to an address past the pooler/),
  );
  const another = await newDatabase();
  onTestFinished(another.close);
  expect(await found(urlOf(another))).toContainEqual(
    expect.stringMatching(/^Pooler failed: .*another database/),
  );
});

onPostgres(
  orSkipped('the doctor warns until what the pooler opened before the first start has the server’s settings'),
  async () => {
    const made = await newDatabase();
    const directUrl = urlOf(made);
    await made.close();
    const bouncer = await startPgbouncer(directUrl);
    onTestFinished(bouncer.stop);
    // As the doctor, which connects each time: a pooler keeps the time zone of a connection for as long as that is open.
    const found = async () => {
      const opened = await openDatabase({ url: bouncer.url, directUrl, unmigrated: true });
      const { state, text } = await checkPooler({ databaseDirectUrl: directUrl }, opened);
      await opened.close();
      return `${state}: ${text}`;
    };
    const warning =
      /^warning: .*lack the server's settings \(.*work_mem\)\..* reconnect \(RECONNECT\), and restart the server\.$/;
    expect(await found()).toMatch(warning);
    await (await openDatabase({ url: bouncer.url, directUrl })).close();
    expect(await found()).toMatch(warning);
    const admin = new pg.Client({ connectionString: databaseUrl(bouncer.url, 'pgbouncer') });
    await admin.connect();
    await admin.query('RECONNECT');
    await admin.end();
    // The pooler closes its connections one after the other.
    await vi.waitFor(async () => expect(await found()).toMatch(/^ok: /), { timeout: 10_000, interval: 100 });
  },
);
