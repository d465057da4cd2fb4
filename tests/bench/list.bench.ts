import type { Hono } from 'hono';
import type { Database } from '../../server/database/open.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { bareRoute } from './support/bareRoute.ts';
import type { Bench } from './support/bench.ts';
import { cpuInTurns } from './support/cpuInTurns.ts';
import { createServer } from './support/createServer.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { statementsOf } from './support/statementsOf.ts';
import { timedInTurns } from './support/timed.ts';

const students = 10_000;
const rounds = 300;
const warmUp = 30;
/** How much of what the bare route answers in a time the list answers in it: whole, and as not modified. */
const least = { whole: 0.7, notModified: 0.9 };

const pages = {
  'first page': 'page=0&size=25&sort=name,asc',
  'deep page': 'page=380&size=25&sort=name,asc',
  'search of two syllables': `page=0&size=25&sort=name,asc&searchText=${encodeURIComponent('서준')}`,
  'filter by status': 'page=0&size=25&sort=name,asc&accountStatus=INACTIVE',
  'newest first, 100 rows': 'page=0&size=100&sort=createdAt,desc',
  'ordered by manager': 'page=0&size=25&sort=managerName,asc',
};

/** Requests something and reads the answer's bytes. */
const sender = (app: Hono, url: string, headers: Record<string, string>) => async () => {
  const answer = await app.request(url, { headers });
  return { answer, body: await answer.arrayBuffer() };
};

async function measure(report: Report, title: string, database: Database): Promise<void> {
  const now = new Date();
  const { token } = await fillAcademy(database, { students, now });
  const { app, headersOf } = createServer(database, now);
  const path = apiBase + contract.students.list.path;
  const rows = [];
  for (const [page, query] of Object.entries(pages)) {
    const url = `${path}?${query}`;
    const headers = headersOf(token);
    const list = sender(app, url, headers);
    const statements = await statementsOf(database, list);
    const size = Number(new URLSearchParams(query).get('size'));
    const bareApp = bareRoute(path, size, statements);
    const bare = sender(bareApp, url, headers);
    const stranger = sender(
      bareRoute(
        path,
        size,
        statements.filter(each => !each.isSession),
      ),
      url,
      {},
    );
    const { answer, body } = await list();
    report.holds(
      `${page}: the bare route answers the same`,
      Buffer.from(body).equals(Buffer.from((await bare()).body)),
    );
    const known = { ...headers, 'If-None-Match': answer.headers.get('ETag')! };
    const listAgain = sender(app, url, known);
    const bareAgain = sender(bareApp, url, known);
    report.holds(
      `${page}: not modified`,
      (await listAgain()).answer.status === 304 && (await bareAgain()).answer.status === 304,
    );
    const acts = [list, bare, stranger, listAgain, bareAgain];
    const times = await timedInTurns(acts, { rounds, warmUp });
    const [p50, bareP50, strangerP50, againP50, bareAgainP50] = times.map(each => percentile(each, 50)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const cpu = await cpuInTurns(acts, { rounds: warmUp });
    rows.push({
      page,
      statements: statements.length,
      'p50 ms': p50,
      'p99 ms': percentile(times[0]!, 99),
      'bare p50 ms': bareP50,
      'of bare': bareP50 / p50,
      'without session': strangerP50 / p50,
      '304 p50 ms': againP50,
      'of bare 304': bareAgainP50 / againP50,
      'CPU ms': cpu[0]!,
      'bare CPU ms': cpu[1]!,
      '304 CPU ms': cpu[3]!,
      'bare 304 CPU ms': cpu[4]!,
    });
  }
  report.table(`${title}: ${students} students in one group, ${rounds} requests each`, rows);
  for (const row of rows) {
    report.atLeast(`${title}, ${row.page}: of the bare route`, row['of bare'], least.whole);
    report.atLeast(
      `${title}, ${row.page}: of the bare route, not modified`,
      row['of bare 304'],
      least.notModified,
    );
  }
}

export const bench: Bench = {
  about:
    'the student list through the server function, against a bare route of hono and pg that sends the same statements in the same order, and makes the same answer of their rows',
  run: report => onBothDatabases(report, (database, title) => measure(report, title, database)),
};
