import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open.ts';
import { customers, rooms } from '../../server/database/schema/index.ts';
import { demoGroupId } from '../../server/core/demoAccounts.ts';
import { contract as c } from '../../src/contract/index.ts';
import type { Call } from '../../src/contract/call.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Bench } from './support/bench.ts';
import { createAsk } from './support/createAsk.ts';
import { growAcademy, withLongerHistory, withMoreStudents } from './support/growAcademy.ts';
import { onPostgres } from './support/onDatabases.ts';
import { percentile } from './support/percentile.ts';
import type { Report } from './support/report.ts';
import { timedInTurns } from './support/timed.ts';

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
  const today = studyDateOf(now, defaultClock(timeZone));
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
  enlarge: typeof withMoreStudents;
  isBound: boolean;
}

const ways: readonly Way[] = [
  { title: 'times the records of the same students', enlarge: withLongerHistory, isBound: true },
  // Counting all students reads more the more there are.
  { title: 'times the students, rooms and records', enlarge: withMoreStudents, isBound: false },
];

/** A student and a room of the demo's academy, which the ones made from it have, too. */
async function examples({ orm }: Database) {
  const of = <T extends { groupId: string }>(rows: T[]) => rows.find(row => row.groupId === demoGroupId)!;
  const { userId } = of(await orm.select().from(customers).where(eq(customers.kind, 'STUDENT')));
  const { roomId } = of(await orm.select().from(rooms));
  return { userId, roomId };
}

async function measure(report: Report, database: Database, { title, enlarge, isBound }: Way): Promise<void> {
  const now = new Date();
  const academies = await growAcademy(database, { now, timeZone, factors, enlarge });
  const { userId, roomId } = await examples(database);
  const ask = createAsk(database, now);
  const rows = [];
  for (const [page, question] of Object.entries(questions(now, userId, roomId))) {
    const { call, query = '', params = {}, isWhole = false } = question;
    const path = `${call.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!)}?${query}`;
    const times = await timedInTurns(
      academies.map(
        ({ token }) =>
          () =>
            ask(path, token),
      ),
      { rounds: isWhole ? roundsOfWhole : rounds, warmUp },
    );
    const p50 = times.map(each => percentile(each, 50));
    rows.push({
      page,
      ...Object.fromEntries(academies.map(({ factor }, index) => [`${factor}x p50 ms`, p50[index]!])),
      growth: p50.at(-1)! / p50[0]!,
    });
  }
  report.table(`The same page with ${factors.join(', ')} ${title}`, rows);
  if (isBound)
    for (const { page, growth } of rows) report.atMost(`growth of “${page}”`, growth, mostGrowth, 'times');
}

export const bench: Bench = {
  about: 'lists, reports and the matrix with 1, 10 and 100 times the records of the demo’s academy',
  async run(report) {
    for (const way of ways) await onPostgres(report, database => measure(report, database, way));
  },
};
