import { Hono } from 'hono';
import type { Database } from '../../server/database/open.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { openSession } from '../../server/auth/session/open.ts';
import { studyRooms } from '../support/studyRooms.ts';
import { createWorld } from '../support/world.ts';
import type { Bench } from './support/bench.ts';
import { createServer } from './support/createServer.ts';
import { measureInTurns, timesAsMany, type Measured } from './support/measureInTurns.ts';
import { onBothDatabases } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { statementsOf, type Statement } from './support/statementsOf.ts';

const students = 500;
/** What a request takes beyond its statements is so little that it matters whether it has been compiled. */
const rounds = { turns: 100, each: 10, warmUps: 2_000 };
/** How many requests are answered in the processor's time in which the bare route answers one. */
const least = 0.9;

/** Sends the statements, and compares the tag that the last one returns. */
const bareRoute = (path: string, statements: readonly Statement[]) =>
  new Hono().get(path, async context => {
    let rows: Record<string, unknown>[] = [];
    for (const { send } of statements) rows = await send();
    const tag = `"${String(rows[0]!['tag'])}"`;
    return context.req.header('If-None-Match') === tag
      ? context.body(null, 304, { ETag: tag })
      : context.body('', 200, { ETag: tag });
  });

/** A room full of students who study. */
async function fillWall(database: Database) {
  const world = await createWorld({ database });
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const room = await place.room({ maxParticipants: students });
  for (const someone of await academy.students(students)) {
    await place.enter(someone, room);
    await place.press(someone, 'STUDY');
  }
  await database.pool.query('VACUUM (ANALYZE)');
  const now = world.clock();
  return { now, token: await openSession(database.orm, academy.owner, 'bench', now) };
}

/** A request with the tag of the answer that it got the first time. */
async function unchanged(app: Hono, path: string, headers: Record<string, string>) {
  const first = await app.request(path, { headers });
  const known = { ...headers, 'If-None-Match': first.headers.get('ETag')! };
  return async () => {
    const { status } = await app.request(path, { headers: known });
    if (status !== 304) throw new Error(`${path} was answered ${status}.`);
  };
}

async function measure(
  report: Report,
  title: string,
  database: Database,
  clusterPid: number | undefined,
): Promise<void> {
  const { now, token } = await fillWall(database);
  const { app, headersOf } = createServer(database, now);
  const headers = headersOf(token);
  const path = apiBase + contract.study.live.path;
  const again = await unchanged(app, path, headers);
  const whole = async () => (await app.request(path, { headers })).arrayBuffer();
  const bare = bareRoute(path, await statementsOf(database, again));
  const inTurns = (acts: (() => Promise<unknown>)[]) =>
    measureInTurns(acts, { ...rounds, clusterPid }) as Promise<[Measured, Measured]>;
  const [ours, theirs] = await inTurns([again, await unchanged(bare, path, {})]);
  // By itself: the memory that it leaves behind is cleared while another one is measured.
  const [made] = await inTurns([whole]);
  const rows = { 'not modified': ours, 'bare route, not modified': theirs, 'whole answer': made };
  report.table(
    `${title}: a wall of ${students} students`,
    Object.entries(rows).map(([request, measured]) => ({
      request,
      'p50 ms': percentile(measured.times, 50),
      'server CPU ms': measured.server,
      'PostgreSQL CPU ms': measured.database,
    })),
  );
  report.atLeast(
    `${title}: requests in the time of the processor that a bare route needs`,
    timesAsMany(ours, theirs),
    least,
  );
}

export const bench: Bench = {
  about:
    'a wall that has not changed since it was asked for last (304), against a bare route of hono and pg that sends the same statements and compares the same tag',
  run: report =>
    onBothDatabases(report, (database, title, clusterPid) => measure(report, title, database, clusterPid)),
};
