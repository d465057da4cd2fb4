import { Hono } from 'hono';
import type { Database } from '../../server/database/open.ts';
import { contract } from '../../src/contract/index.ts';
import type { Bench } from './support/bench.ts';
import { createAsk } from './support/createAsk.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { statementsOf } from './support/statementsOf.ts';
import { timedInTurns } from './support/timed.ts';

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

async function measure(report: Report, title: string, database: Database): Promise<void> {
  const now = new Date();
  const { token } = await fillAcademy(database, { students, now });
  const ask = createAsk(database, now);
  const rows = [];
  for (const [page, query] of Object.entries(pages)) {
    const send = () => ask(`${contract.students.list.path}?${query}`, token);
    const statements = await statementsOf(database, send);
    const sendRaw = () => Promise.all(statements.map(statement => statement()));
    const bare = new Hono().get('/', async context => {
      const results = (await sendRaw()) as { rows: unknown[] }[];
      return context.json(results.map(result => result.rows));
    });
    const sendBare = async () => (await bare.request('/')).json();
    const [whole, raw, bareTimes] = (await timedInTurns([send, sendRaw, sendBare], {
      rounds,
      warmUp,
    })) as [number[], number[], number[]];
    const cpu = await cpuMs(send);
    const bareCpu = await cpuMs(sendBare);
    rows.push({
      page,
      statements: statements.length,
      'p50 ms': percentile(whole, 50),
      'p99 ms': percentile(whole, 99),
      'raw p50 ms': percentile(raw, 50),
      'raw p99 ms': percentile(raw, 99),
      'ratio p50': percentile(whole, 50) / percentile(raw, 50),
      'ratio p99': percentile(whole, 99) / percentile(raw, 99),
      'bare route p50 ms': percentile(bareTimes, 50),
      // How much of what a bare route of hono and pg answers in the same time.
      'of the bare route': percentile(bareTimes, 50) / percentile(whole, 50),
      'CPU ms': cpu,
      'bare route CPU ms': bareCpu,
    });
  }
  report.table(`${title}: ${students} students in one group, ${rounds} requests each`, rows);
}

/** The processor's time that this process uses for a request, on average. */
async function cpuMs(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < warmUp; round++) await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / warmUp;
}

export const bench: Bench = {
  about:
    'the student list through the server function, against the same SQL sent raw over the same pool (session and JSON aside), and from a bare route of hono and pg',
  run: report => onBothDatabases(report, (database, title) => measure(report, title, database)),
};
