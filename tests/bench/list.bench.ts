import type { Hono } from 'hono';
import type { Database } from '../../server/database/open.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { bareRoute } from './support/bareRoute.ts';
import type { Bench } from './support/bench.ts';
import { createServer } from './support/createServer.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { measureInTurns, timesAsMany, type Measured } from './support/measureInTurns.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { statementsOf } from './support/statementsOf.ts';

const students = 10_000;
const rounds = { turns: 15, each: 20 };
/** How many requests the list answers in the processor's time in which the bare route answers one. */
const least = 0.7;

const pages = {
  'first page': 'page=0&size=25&sort=name,asc',
  'deep page': 'page=380&size=25&sort=name,asc',
  'search of two syllables': `page=0&size=25&sort=name,asc&searchText=${encodeURIComponent('서준')}`,
  'filter by status': 'page=0&size=25&sort=name,asc&accountStatus=INACTIVE',
  'newest first, 100 rows': 'page=0&size=100&sort=createdAt,desc',
  'ordered by manager': 'page=0&size=25&sort=managerName,asc',
};

/** Requests something and reads the answer's bytes. */
const sender = (app: Hono, url: string, headers: Record<string, string>) => async () =>
  Buffer.from(await (await app.request(url, { headers })).arrayBuffer());

const p50 = ({ times }: Measured) => percentile(times, 50);

async function measure(
  report: Report,
  title: string,
  database: Database,
  clusterPid: number | undefined,
): Promise<void> {
  const now = new Date();
  const { token } = await fillAcademy(database, { students, now });
  const { app, headersOf } = createServer(database, now);
  const headers = headersOf(token);
  const path = apiBase + contract.students.list.path;
  const rows = [];
  for (const [page, query] of Object.entries(pages)) {
    const url = `${path}?${query}`;
    const list = sender(app, url, headers);
    const statements = await statementsOf(database, list);
    const ofStranger = statements.filter(({ isSession }) => !isSession);
    const size = Number(new URLSearchParams(query).get('size'));
    const bare = sender(bareRoute(path, size, statements), url, headers);
    const stranger = sender(bareRoute(path, size, ofStranger), url, headers);
    report.holds(`${title}, ${page}: the bare route answers the same`, (await list()).equals(await bare()));
    const acts = [list, bare, stranger];
    const [ours, theirs, unknown] = (await measureInTurns(acts, { ...rounds, clusterPid })) as [
      Measured,
      Measured,
      Measured,
    ];
    rows.push({
      page,
      statements: statements.length,
      'p50 ms': p50(ours),
      'p99 ms': percentile(ours.times, 99),
      'bare p50 ms': p50(theirs),
      'server CPU ms': ours.server,
      'bare CPU ms': theirs.server,
      'PostgreSQL CPU ms': ours.database,
      'of bare, p50': p50(theirs) / p50(ours),
      'of bare, CPU': timesAsMany(ours, theirs),
      'of bare without session, CPU': timesAsMany(ours, unknown),
    });
  }
  report.table(
    `${title}: ${students} students in one group, ${rounds.turns * rounds.each} requests each`,
    rows,
  );
  for (const row of rows)
    report.atLeast(
      `${title}, ${row.page}: requests in the time of the processor that a bare route needs`,
      row['of bare, CPU'],
      least,
    );
}

export const bench: Bench = {
  about:
    'the student list through the server function, against a bare route of hono and pg that sends the same statements in the same order and makes the same answer of their rows',
  run: report =>
    onBothDatabases(report, (database, title, clusterPid) => measure(report, title, database, clusterPid)),
};
