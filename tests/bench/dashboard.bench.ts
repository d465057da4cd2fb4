import { eq } from 'drizzle-orm';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { customers } from '../../server/database/schema/index.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { demoGroupId } from '../../server/demo/accounts.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { createEvents } from '../../server/events/bus.ts';
import { cookieName } from '../../server/session/cookie.ts';
import { openSession } from '../../server/session/open.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { periods } from '../../src/domain/choices.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import type { Bench } from './support/bench.ts';
import { lengthenHistory } from './support/lengthenHistory.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';

const timeZone = 'Asia/Seoul';
const mostMs = 30;
const mostGrowth = 1.5;
const factor = 100;
const turns = 3;
const rounds = 30;
const warmUp = 10;

/** Each dashboard call, with each of its periods. */
const questions = Object.entries(contract.dashboard).flatMap(([name, { path }]) =>
  name === 'overview'
    ? [{ call: name, url: path }]
    : periods.map(period => ({ call: `${name}, ${period}`, url: `${path}?period=${period}` })),
);

async function measure(database: Database, token: string, now: Date): Promise<Map<string, number>> {
  const config = readConfig({ DEMO: '0' });
  const app = createApp({
    config,
    database,
    clock: () => now,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  const p50 = new Map<string, number>();
  // Whatever else the machine does can only make a call slower, so that the calmest of its turns is the truest.
  for (const { call, url } of Array.from({ length: turns }, () => questions).flat()) {
    const times: number[] = [];
    for (let round = p50.has(call) ? 0 : -warmUp; round < rounds; round++) {
      const started = performance.now();
      const answer = await app.request(apiBase + url, {
        headers: { Cookie: `${cookieName(config)}=${token}` },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - started);
    }
    p50.set(call, Math.min(p50.get(call) ?? Infinity, percentile(times, 50)));
  }
  return p50;
}

/** The demo's academy as it is, and once more with a hundred times the records of the same students behind it. */
async function compare(report: Report, title: string, database: Database): Promise<void> {
  const now = new Date();
  await seedDemo(database, { now, timeZone });
  const [owner] = await database.orm
    .select()
    .from(customers)
    .where(eq(customers.email, 'owner@demo.example'));
  const token = await openSession(database.orm, owner!, 'bench', now);
  await database.pool.query('VACUUM (ANALYZE)');
  const few = await measure(database, token, now);
  const records = await lengthenHistory(database, { groupId: demoGroupId, factor });
  await database.pool.query('VACUUM (ANALYZE)');
  const many = await measure(database, token, now);
  report.note(`${title}: ${records.before} days of students, then ${records.after}`);
  const rows = questions.map(({ call }) => ({
    call,
    'p50 ms': few.get(call)!,
    [`p50 ms, ${factor}x`]: many.get(call)!,
    growth: many.get(call)! / few.get(call)!,
  }));
  report.table(
    `${title}: dashboard calls on the demo’s academy, best of ${turns} turns of ${rounds} requests`,
    rows,
  );
  report.atMost(`${title}: the slowest call`, Math.max(...few.values()), mostMs, 'ms');
  report.atMost(
    `${title}: what grows most`,
    Math.max(...rows.map(({ growth }) => growth)),
    mostGrowth,
    'times',
  );
}

export const bench: Bench = {
  about:
    'the dashboard calls through the server function, with the demo’s records and with a hundred times as many',
  async run(report) {
    const pglite = await openDatabase({ template: await databaseTemplate('.cache') });
    await compare(report, 'PGlite', pglite).finally(() => pglite.close());
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    const cluster = await startCluster(programs);
    try {
      const postgres = await openDatabase({ url: cluster.url });
      await compare(report, 'PostgreSQL', postgres).finally(() => postgres.close());
    } finally {
      await cluster.stop();
    }
  },
};
