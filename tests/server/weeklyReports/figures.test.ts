import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../server/auth/session/open.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { demoAccounts, demoGroupId } from '../../../server/core/demoAccounts.ts';
import { contract } from '../../../src/contract/index.ts';
import type { WeeklyReport } from '../../../src/domain/entities/weeklyReport.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { daysOfWeek } from '../../../src/domain/reportWeek.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import { createCaller, type Caller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';

const zone = 'Asia/Seoul';
const now = new Date('2026-11-18T21:17:33.250+09:00');
const demo = openDemoDatabase(now);
const thisWeek = '2026-11-16';
const lastWeek = '2026-11-09';
let owner: Caller;

beforeAll(async () => {
  const world = await createWorld({ database: demo.database, now: now.toISOString() });
  const { email } = demoAccounts.find(account => account.email.startsWith('owner'))!;
  const { rows } = await demo.database.orm.execute<{ id: string }>(
    sql`select customer_id as id from customers where email = ${email}`,
  );
  owner = createCaller(world.server, async jar => {
    const whose = { groupId: demoGroupId, customerId: rows[0]!.id };
    jar.set(cookieName(world.config), await openSession(demo.database.orm, whose, 'a test', now));
  });
});

async function reportsOf(week: string): Promise<WeeklyReport[]> {
  const { body } = await owner.call(contract.weeklyReports.list, { query: { week, size: 100 } });
  if (body.locked) throw new Error('The demo has premium.');
  return body.content;
}

describe('on the demo data, weekly reports agree with the screens of a student', () => {
  it.each([thisWeek, lastWeek])('the statistics and the study record, week of %s', async week => {
    const reports = await reportsOf(week);
    expect(reports.length).toBeGreaterThan(20);
    const query = periodParams(daysOfWeek(week), zone);
    for (const report of reports.slice(0, 12)) {
      const { body: stat } = await owner.call(contract.stats.targetTime, {
        params: { id: report.customerId },
        query,
      });
      if (stat.locked) throw new Error('The demo has premium.');
      const counted = report.days.filter(day => day.studySeconds !== null);
      expect(
        {
          total: report.totalStudySeconds,
          attainment: report.attainmentRate,
          present: report.presentCount,
          absent: report.absentCount,
          marks: report.days.slice(0, stat.days.length).map(day => day.attendance),
          byDay: report.days.slice(0, stat.days.length).map(day => day.studySeconds ?? 0),
        },
        report.name,
      ).toEqual({
        total: stat.totalStudySeconds,
        attainment: stat.attainmentRate,
        present: stat.presentCount,
        absent: stat.absentCount,
        marks: stat.days.map(day => day.attendance),
        byDay: stat.days.map(day => day.studySeconds),
      });
      expect(counted.reduce((sum, day) => sum + day.studySeconds!, 0)).toBe(report.totalStudySeconds);
      if (report.targetSeconds > 0)
        expect(report.totalStudySeconds / report.targetSeconds).toBeCloseTo(report.attainmentRate, 9);
      const { body: record } = await owner.call(contract.study.premium, {
        params: { userId: report.userId },
        query,
      });
      if (record.locked) throw new Error('The demo has premium.');
      expect(record.days.map(day => day.totalStudySeconds)).toEqual(
        report.days.map(day => day.studySeconds ?? 0),
      );
    }
  });

  it('a change is given between complete weeks only, and is the total of the week before', async () => {
    expect((await reportsOf(thisWeek)).every(report => report.previousSeconds === null)).toBe(true);
    const before = new Map((await reportsOf(shiftDate(lastWeek, -7))).map(row => [row.customerId, row]));
    const compared = (await reportsOf(lastWeek)).filter(report => report.previousSeconds !== null);
    expect(compared.length).toBeGreaterThan(10);
    for (const report of compared)
      expect(report.previousSeconds).toBe(before.get(report.customerId)!.totalStudySeconds);
  });

  it('entries and exits are those of the records, and a rank is there only if the academy shows it', async () => {
    const [first] = await reportsOf(lastWeek);
    expect([first!.rank, first!.rankedCount]).toEqual([null, null]);
    const { rows } = await demo.database.orm.execute<{ date: string; entered: string; left: string }>(sql`
      select study_date::text as date, min(first_entered_at)::text as entered, max(last_exited_at)::text as left
      from study_records where group_id = ${demoGroupId} and customer_id = ${first!.customerId}
        and study_date between ${lastWeek} and ${shiftDate(lastWeek, 6)} group by 1 order by 1`);
    const at = (text: string | null) => text && Math.floor(Date.parse(text) / 1_000);
    expect(
      first!.days
        .filter(day => day.firstEnteredAt)
        .map(day => [at(day.firstEnteredAt), at(day.lastExitedAt)]),
    ).toEqual(rows.map(row => [at(row.entered), at(row.left)]));

    const params = { groupId: demoGroupId };
    const { body: settings } = await owner.call(contract.weeklyReports.settings, { params });
    const { version, ...rest } = settings;
    await owner.call(contract.weeklyReports.updateSettings, {
      params,
      version,
      body: { ...rest, showsRank: true },
    });
    const { body: stats } = await owner.call(contract.stats.students, {
      query: { ...periodParams(daysOfWeek(lastWeek), zone), size: 100 },
    });
    const ranks = new Map(stats.content.map(stat => [stat.customerId, stat.rank]));
    for (const report of await reportsOf(lastWeek)) expect(report.rank).toBe(ranks.get(report.customerId));
  });
});
