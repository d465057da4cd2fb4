import { eq } from 'drizzle-orm';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, type Database } from '../../server/database/open.ts';
import { customers, rooms } from '../../server/database/schema/index.ts';
import { demoGroupId } from '../../server/demo/accounts.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { createEvents } from '../../server/events/bus.ts';
import { cookieName } from '../../server/session/cookie.ts';
import { openSession } from '../../server/session/open.ts';
import { apiBase, contract as c } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { startCluster } from '../support/database/cluster.ts';
import { findPostgres } from '../support/database/findPostgres.ts';
import type { Bench } from './support/bench.ts';
import { lengthenHistory } from './support/lengthenHistory.ts';
import { multiplyAcademy } from './support/multiplyAcademy.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';

const factors = [1, 10, 100];
const mostGrowth = 1.5;
const rounds = 30;
const roundsOfWhole = 8;
const warmUp = 3;
const timeZone = 'Asia/Seoul';

interface Asked {
  call: Call;
  query?: string;
  params?: Record<string, string>;
  /** What is ordered by what it adds up reads all students of its period, and is asked for less often. */
  isWhole?: boolean;
}

/** The same page of everything that lists, counts and adds up, by what a screen calls it. */
function questions(now: Date, student: string, room: string): Record<string, Asked> {
  const today = studyDateOf(now, timeZone);
  const days = (count: number) => `since=${shiftDate(today, 1 - count)}&until=${today}`;
  const first = 'page=0&size=25';
  const of = { userId: student };
  return {
    'students, first page': { call: c.students.list, query: `${first}&sort=name,asc` },
    'students, summary': { call: c.students.summaries },
    'rooms that are open': { call: c.rooms.active, query: first },
    'rooms that are open, fullest first': { call: c.rooms.active, query: `${first}&sort=userCount,desc` },
    'rooms, history': { call: c.rooms.histories, query: first },
    'a room’s joins': { call: c.rooms.joinHistories, query: first, params: { roomId: room } },
    'study records of today': { call: c.study.histories, query: `${first}&${days(1)}&sort=studyDate,desc` },
    'study records of 60 days': {
      call: c.study.histories,
      query: `${first}&${days(60)}&sort=studyDate,desc`,
    },
    'study records of a student': {
      call: c.study.histories,
      query: `${first}&${days(60)}&sort=studyDate,desc&userId=${student}`,
    },
    'premium record of a student': { call: c.study.premium, params: of },
    'attendance today': { call: c.attendances.today, query: `${first}&sort=name,asc` },
    'attendance today, who is there': {
      call: c.attendances.today,
      query: `${first}&sort=name,asc&status=PRESENT`,
    },
    'attendance today, counts': { call: c.attendances.todayCount },
    'attendance matrix, 30 days': {
      call: c.attendances.reports,
      query: `${first}&${days(30)}&sort=name,asc`,
    },
    'attendance matrix, 120 days': {
      call: c.attendances.reports,
      query: `${first}&${days(120)}&sort=name,asc`,
    },
    'attendance of a student': { call: c.attendances.details, query: days(120), params: of },
    'dashboard, overview': { call: c.dashboard.overview },
    'dashboard, study trend': { call: c.dashboard.studyTimeTrend },
    'dashboard, room trend': { call: c.dashboard.studyRoomTrend },
    'dashboard, attendance trend': { call: c.dashboard.attendanceTrend },
    'attendance matrix by rate': {
      call: c.attendances.reports,
      query: `${first}&${days(30)}&sort=rate,asc`,
      isWhole: true,
    },
    'study records of 60 days by time': {
      call: c.study.histories,
      query: `${first}&${days(60)}&sort=totalStudySeconds,desc`,
      isWhole: true,
    },
    'dashboard, study summary': { call: c.dashboard.studyTimeSummary, isWhole: true },
    'dashboard, attendance summary': { call: c.dashboard.attendanceSummary, isWhole: true },
    'statistics of students': { call: c.stats.students, query: `${first}&${days(30)}`, isWhole: true },
  };
}

interface Way {
  title: string;
  enlarge: (database: Database, to: string, factor: number) => Promise<unknown>;
  isBound: boolean;
}

const ways: readonly Way[] = [
  {
    title: 'times the records of the same students',
    async enlarge(database, to, factor) {
      await multiplyAcademy(database, { from: demoGroupId, to, factor: 1 });
      await lengthenHistory(database, { groupId: to, factor });
    },
    isBound: true,
  },
  {
    title: 'times the students, rooms and records',
    enlarge: (database, to, factor) => multiplyAcademy(database, { from: demoGroupId, to, factor }),
    // Counting all students reads more the more there are.
    isBound: false,
  },
];

/** The demo's academy, and others that are made from it, beside it in one database. */
async function fill(database: Database, now: Date, { enlarge }: Way) {
  await seedDemo(database, { now, timeZone });
  const [owner] = await database.orm.select().from(customers).where(eq(customers.kind, 'OWNER')).limit(1);
  const of = <T extends { groupId: string }>(rows: T[]) => rows.find(row => row.groupId === demoGroupId)!;
  const student = of(await database.orm.select().from(customers).where(eq(customers.kind, 'STUDENT')));
  const room = of(await database.orm.select().from(rooms));
  const academies = [];
  for (const factor of factors) {
    const groupId = factor === 1 ? demoGroupId : `bench-${factor}`;
    if (factor > 1) await enlarge(database, groupId, factor);
    const { customerId } = owner!;
    const token = await openSession(database.orm, { groupId, customerId }, 'bench', now);
    academies.push({ factor, token });
  }
  await database.pool.query('VACUUM (ANALYZE)');
  return { academies, student: student.userId, room: room.roomId };
}

async function measure(report: Report, database: Database, way: Way): Promise<void> {
  const now = new Date();
  const config = readConfig({ DEMO: '0' });
  const { academies, student, room } = await fill(database, now, way);
  const app = createApp({
    config,
    database,
    clock: () => now,
    events: createEvents(),
    onFailure(_, error) {
      throw error;
    },
  });
  const ask = async ({ call, query = '', params = {} }: Asked, token: string) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!);
    const started = performance.now();
    const answer = await app.request(`${apiBase}${path}?${query}`, {
      headers: { Cookie: `${cookieName(config)}=${token}` },
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}?${query} was answered ${answer.status}`);
    return performance.now() - started;
  };
  const rows = [];
  for (const [page, asked] of Object.entries(questions(now, student, room))) {
    const times = academies.map(() => [] as number[]);
    // In turns, so that what else the machine does falls on all of them alike.
    const turns = asked.isWhole ? roundsOfWhole : rounds;
    for (let round = -warmUp; round < turns; round++)
      for (const [index, { token }] of academies.entries()) {
        const taken = await ask(asked, token);
        if (round >= 0) times[index]!.push(taken);
      }
    const p50 = times.map(each => percentile(each, 50));
    const growth = p50.at(-1)! / p50[0]!;
    rows.push({
      page,
      ...Object.fromEntries(academies.map(({ factor }, index) => [`${factor}x p50 ms`, p50[index]!])),
      growth,
    });
  }
  report.table(`The same page with ${factors.join(', ')} ${way.title}`, rows);
  if (way.isBound)
    for (const { page, growth } of rows) report.atMost(`growth of “${page}”`, growth, mostGrowth, 'times');
}

export const bench: Bench = {
  about: 'lists, reports and the matrix with 1, 10 and 100 times the records of the demo’s academy',
  async run(report) {
    const programs = findPostgres();
    if (programs === null) return report.note('No PostgreSQL is on this machine, so it was not measured.');
    for (const way of ways) {
      const cluster = await startCluster(programs);
      try {
        const postgres = await openDatabase({ url: cluster.url });
        await measure(report, postgres, way).finally(() => postgres.close());
      } finally {
        await cluster.stop();
      }
    }
  },
};
