import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { createEvents } from '../../server/events/bus.ts';
import { cookieName } from '../../server/session/cookie.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import type { Bench } from './support/bench.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { statementsOf } from './support/statementsOf.ts';

const students = 10_000;
const rounds = 300;
const warmUp = 30;

const pages = {
  'first page': 'page=0&size=25&sort=name,asc',
  'deep page': 'page=380&size=25&sort=name,asc',
  'search of two syllables': `page=0&size=25&sort=name,asc&searchText=${encodeURIComponent('서준')}`,
  'filter by status': 'page=0&size=25&sort=name,asc&accountStatus=INACTIVE',
  'newest first, 100 rows': 'page=0&size=100&sort=createdAt,desc',
  'ordered by manager': 'page=0&size=25&sort=managerName,asc',
};

const timed = async (act: () => Promise<unknown>) => {
  const started = performance.now();
  await act();
  return performance.now() - started;
};

async function measure(report: Report, title: string, database: Database): Promise<void> {
  const now = new Date();
  const config = readConfig({ DEMO: '0' });
  const { token } = await fillAcademy(database, { students, now });
  const app = createApp({
    config,
    database,
    clock: () => now,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  const ask = async (query: string) => {
    const answer = await app.request(`${apiBase}${contract.students.list.path}?${query}`, {
      headers: { Cookie: `${cookieName(config)}=${token}` },
    });
    if (answer.status !== 200)
      throw new Error(`${query} was answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const rows = [];
  for (const [page, query] of Object.entries(pages)) {
    const statements = await statementsOf(database, () => ask(query));
    const sendRaw = () => Promise.all(statements.map(send => send()));
    const whole: number[] = [];
    const raw: number[] = [];
    for (let round = -warmUp; round < rounds; round++) {
      const [ofWhole, ofRaw] = [await timed(() => ask(query)), await timed(sendRaw)];
      if (round < 0) continue;
      whole.push(ofWhole);
      raw.push(ofRaw);
    }
    rows.push({
      page,
      statements: statements.length,
      'p50 ms': percentile(whole, 50),
      'p99 ms': percentile(whole, 99),
      'raw p50 ms': percentile(raw, 50),
      'raw p99 ms': percentile(raw, 99),
      'ratio p50': percentile(whole, 50) / percentile(raw, 50),
      'ratio p99': percentile(whole, 99) / percentile(raw, 99),
    });
  }
  report.table(`${title}: ${students} students in one group, ${rounds} requests each`, rows);
}

export const bench: Bench = {
  about:
    'the student list through the server function, against the same SQL sent raw over the same pool (session and JSON aside)',
  async run(report) {
    const pglite = await openDatabase({ template: await databaseTemplate('.cache') });
    try {
      await measure(report, 'PGlite', pglite);
    } finally {
      await pglite.close();
    }
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    const cluster = await startCluster(programs);
    try {
      const postgres = await openDatabase({ url: cluster.url });
      await measure(report, 'PostgreSQL', postgres).finally(() => postgres.close());
    } finally {
      await cluster.stop();
    }
  },
};
