import { setMaxListeners } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { databaseUrl } from '../support/database/databaseUrl.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import { academyLoad, usualLoad, type Measured } from './support/academyLoad.ts';
import type { Bench } from './support/bench.ts';
import { clusterCpuMs } from './support/clusterCpuMs.ts';
import { cpuSecondsOf } from './support/cpuSecondsOf.ts';
import { memoryOf } from './support/memoryOf.ts';
import { percentile } from './support/percentile.ts';
import { scaledAcademy } from './support/scaledAcademy.ts';

const students = 500;
const bound = 200;
/** So many academies at once, each step longer than the one before, until one is too much. */
const steps = [5, 10, 20, 40, 80, 120, 160, 240, 320];
const defaultSeconds = 20;
/** A core that is used for more than this share of the time is what gives way. */
const full = 0.85;

/** The academies of a database with the session of their owner and their students. */
async function academiesOf({ pool, orm }: Database, most: number) {
  const { rows } = await pool.query<{
    groupId: string;
    ownerId: string;
    customerIds: string[];
  }>(
    `select group_id as "groupId", max(customer_id::text) filter (where kind = 'OWNER') as "ownerId",
       array_agg(customer_id::text) filter (where kind = 'STUDENT' and account_status = 'ACTIVE'
         and authenticated_at is not null) as "customerIds"
     from customers where group_id like 'bench-academy%' group by group_id order by group_id limit $1`,
    [most],
  );
  const academies = [];
  for (const { groupId, ownerId, customerIds } of rows)
    academies.push({
      customerIds,
      token: await openSession(orm, { groupId, customerId: ownerId }, 'bench', new Date()),
    });
  return academies;
}

export const bench: Bench = {
  about: `how many academies of ${students} students one process and one PostgreSQL hold with p95 under ${bound} ms: ${usualLoad.present} students in rooms of each, an open wall, an administrator at work`,
  async run(report, { seconds = defaultSeconds, data }) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    const cluster = await startCluster(programs, {
      durable: true,
      keptIn: data === undefined ? undefined : `${data}-capacity`,
      settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
    });
    const database = await openDatabase({
      url: databaseUrl(cluster.url, 'postgres'),
      unlimited: true,
    });
    const loads: ReturnType<typeof academyLoad>[] = [];
    try {
      await scaledAcademy(database, {
        students,
        years: 1,
        others: steps.at(-1)! - 1,
      });
      const academies = await academiesOf(database, steps.at(-1)!);
      const server = await startBuiltServer({
        DEMO: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: cluster.url,
      });
      try {
        report.note(`Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`);
        const rows = [];
        for (const step of steps) {
          for (const academy of academies.slice(loads.length, step)) {
            const load = academyLoad(server.url, academy);
            await load.begin();
            loads.push(load);
          }
          const row = await measure(loads, seconds, {
            server: () => (cpuSecondsOf(server.pid) ?? 0) * 1_000,
            database: () => clusterCpuMs(cluster.pid()),
            bench: () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000,
          });
          rows.push({
            academies: step,
            ...row,
            'server MB': memoryOf(server.pid).now(),
          });
          if (row['request p95 ms'] >= bound || row['event p95 ms'] >= bound) break;
        }
        report.table(`${seconds} s each, one process and one PostgreSQL`, rows);
        const held = rows.findLast(
          row => row['request p95 ms'] < bound && row['event p95 ms'] < bound && row.failures === 0,
        );
        report.atLeast(`academies held with p95 under ${bound} ms`, held?.academies ?? 0, steps[0]!);
        report.holds(
          'no request failed within the bound',
          rows.every(
            row => row.failures === 0 || row['request p95 ms'] >= bound || row['event p95 ms'] >= bound,
          ),
        );
        report.note(`Held with p95 under ${bound} ms: ${held?.academies ?? 0} academies.`);
        const last = rows.at(-1)!;
        report.note(
          `At ${last.academies} academies ${
            last['server cores'] > full
              ? 'the process gives way first: its one thread is used up'
              : last['server cores'] + last['PostgreSQL cores'] + last['bench cores'] > 2 * full
                ? 'the machine gives way first: both cores are used up'
                : 'neither the process nor the cores are used up'
          }.`,
        );
        const per = (key: 'server cores' | 'PostgreSQL cores') => (held ? held[key] / held.academies : NaN);
        report.note(
          `An academy takes ${(per('server cores') * 1_000).toFixed(1)} ms of the processor a second in the server and ${(per('PostgreSQL cores') * 1_000).toFixed(1)} ms in PostgreSQL.`,
        );
      } finally {
        for (const load of loads) load.end();
        await server.stop();
      }
    } finally {
      await database.close();
      await cluster.stop();
    }
  },
};

type Clocks = Record<'server' | 'database' | 'bench', () => number>;

/** Lets some academies work for some time; the first seconds do not count. */
async function measure(loads: readonly ReturnType<typeof academyLoad>[], seconds: number, clocks: Clocks) {
  const measured: Measured = {
    requests: [],
    events: [],
    received: [],
    failures: 0,
  };
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  const playing = loads.map(load => load.play(measured, end.signal));
  await pause(3_000);
  for (const times of [measured.requests, measured.events, measured.received]) times.length = 0;
  const read = () => [clocks.server(), clocks.database(), clocks.bench(), performance.now()] as const;
  const before = read();
  await pause(seconds * 1_000);
  const after = read();
  end.abort();
  await Promise.all(playing);
  const lasted = after[3] - before[3];
  return {
    requests: measured.requests.length,
    'request p50 ms': percentile(measured.requests, 50),
    'request p95 ms': percentile(measured.requests, 95),
    'events a second': measured.events.length / (lasted / 1_000),
    'event p95 ms': percentile(measured.events, 95),
    'wall p95 ms': percentile(measured.received, 95),
    failures: measured.failures,
    'server cores': (after[0] - before[0]) / lasted,
    'PostgreSQL cores': (after[1] - before[1]) / lasted,
    'bench cores': (after[2] - before[2]) / lasted,
  };
}
