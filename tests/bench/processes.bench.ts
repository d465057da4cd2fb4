import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { readConfig } from '../../server/config/config.ts';
import { createPostgresEvents } from '../../server/core/events/postgresEvents.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { customers } from '../../server/database/schema/index.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { visit } from '../crash/support/visitor.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import { openMailServer } from '../support/mailServer.ts';
import { isInstalled } from '../support/proxies/startPgbouncer.ts';
import type { Bench } from './support/bench.ts';
import { clusterCpuMs } from './support/clusterCpuMs.ts';
import { cpuSecondsOf } from './support/cpuSecondsOf.ts';
import { fillAcademy, type FilledAcademy } from './support/fillAcademy.ts';
import { memoryOf } from './support/memoryOf.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { serveProcesses } from './support/serveProcesses.ts';

const processes = 3;
const defaultStreams = 3_000;
const events = 20;
const everyMs = 500;
const mailCount = 30;
/** Until when an event has to be everywhere. */
const bound = 200;
const cookie = cookieName(readConfig({}));

type Servers = Awaited<ReturnType<typeof startBuiltServer>>[];

/** A session that one process has opened is valid in each of them, and ends in each. */
async function signIns(report: Report, proxy: string, servers: Servers, { owner }: FilledAcademy) {
  const visitor = visit(proxy);
  await visitor.send(contract.auth.login, { body: { userId: owner.email, passwd: owner.password } });
  const session = visitor.cookies.get(cookie)!;
  const statuses = async () => {
    const each = servers.map(({ url }) => visit(url, session).send(contract.session.me, {}));
    return (await Promise.all(each)).map(({ status }) => status);
  };
  report.holds(
    'a sign-in is valid in every process',
    (await statuses()).every(status => status === 200),
  );
  await visitor.send(contract.auth.logout, {});
  report.holds(
    'signing out ends it in every process',
    (await statuses()).every(status => status === 401),
  );
}

/** Students are created through the proxy with invitations, and the jobs of all processes send them. */
async function invitations(report: Report, owner: ReturnType<typeof visit>, delivered: readonly string[]) {
  const emails = Array.from({ length: mailCount }, (_, index) => `invited${index}@bench.example`);
  for (const email of emails)
    await owner.call(contract.students.create, {
      body: { students: [{ name: '김초대', email, phone: '01012345678' }], invite: true },
    });
  for (let waited = 0; delivered.length < mailCount && waited < 60_000; waited += 500) await pause(500);
  // Time for a second one to come.
  await pause(3_000);
  report.holds(
    `${mailCount} invitations were sent once each`,
    delivered.toSorted().join() === emails.toSorted().join(),
  );
}

/** Streams through the proxy, which spreads them, and events that a further process publishes. */
async function streams(
  report: Report,
  {
    database,
    url,
    proxy,
    servers,
    academy,
    count,
    cpuMs,
  }: {
    database: Database;
    url: string;
    proxy: string;
    servers: Servers;
    academy: FilledAcademy;
    count: number;
    cpuMs: () => number;
  },
) {
  const { groupId } = academy;
  const [owner] = await database.orm.select().from(customers).where(eq(customers.kind, 'OWNER'));
  const tokens: string[] = [];
  for (let index = 0; index < count; index++)
    tokens.push(await openSession(database.orm, owner!, 'bench', new Date()));
  const memories = servers.map(({ pid }) => memoryOf(pid));
  const empty = memories.map(memory => memory.now());
  const clients = fork(path.join(import.meta.dirname, 'support/streamClients.mjs'), [
    proxy + apiBase + contract.session.events.path,
    cookie,
    ...tokens,
  ]);
  await once(clients, 'message');
  await pause(2_000);
  const full = memories.map(memory => memory.now());
  const bus = await createPostgresEvents({
    url,
    pool: database.pool,
    onFailure: (_, error) => {
      throw error;
    },
  });
  const load = loadavg()[0]!;
  const before = { servers: servers.map(({ pid }) => cpuSecondsOf(pid) ?? 0), database: cpuMs() };
  for (let index = 0; index < events; index++) {
    bus.publish({ groupId, kind: 'room', id: String(Date.now()), at: Date.now() });
    await pause(everyMs);
  }
  await pause(2_000);
  const usedMs = servers.map(({ pid }, index) => ((cpuSecondsOf(pid) ?? 0) - before.servers[index]!) * 1_000);
  const databaseMs = cpuMs() - before.database;
  clients.send('done');
  const [delays] = (await once(clients, 'message')) as [number[]];
  await bus.close();
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  report.table(
    `${count} streams over ${processes} processes, ${events} events to each, load ${load.toFixed(1)}`,
    [
      {
        'delay p50 ms': percentile(delays, 50),
        'delay p95 ms': percentile(delays, 95),
        'delay p99 ms': percentile(delays, 99),
        'slowest ms': percentile(delays, 100),
        'kB a stream': full.some(each => each === null)
          ? null
          : ((sum(full as number[]) - sum(empty as number[])) * 1_024) / count,
        'CPU ms an event, all processes': sum(usedMs) / events,
        'PostgreSQL CPU ms an event': databaseMs / events,
      },
    ],
  );
  report.holds('every stream received every event', delays.length === count * events);
  report.atMost('delay p99', percentile(delays, 99), bound, 'ms');
}

export const bench: Bench = {
  about: `${processes} processes behind nginx on one PostgreSQL: sign-ins, jobs, and ${defaultStreams} streams (--size N for others)`,
  async run(report, { size }) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    if (!isInstalled('nginx', '-v')) return report.note('nginx is not installed, so it was not measured.');
    const cluster = await startCluster(programs, { durable: true });
    const database = await openDatabase({ url: cluster.url });
    const mail = await openMailServer(() => 'take');
    const servers: Servers = [];
    try {
      const academy = await fillAcademy(database, { students: 100, now: new Date() });
      for (let index = 0; index < processes; index++)
        servers.push(
          await startBuiltServer({
            DEMO: '0',
            HOST: '127.0.0.1',
            TRUST_PROXY: '1',
            DATABASE_URL: cluster.url,
            SMTP_URL: mail.url,
          }),
        );
      const nginx = await serveProcesses(servers.map(({ url }) => url));
      try {
        await signIns(report, nginx.url, servers, academy);
        await invitations(report, visit(nginx.url, academy.token), mail.delivered);
        await streams(report, {
          database,
          url: cluster.url,
          proxy: nginx.url,
          servers,
          academy,
          count: size === undefined ? defaultStreams : Number(size),
          cpuMs: () => clusterCpuMs(cluster.pid()),
        });
      } finally {
        await nginx.stop();
      }
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
      await mail.close();
      await database.close();
      await cluster.stop();
    }
  },
};
