import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoGroupId } from '../../../server/demo/accounts.ts';
import { openSession } from '../../../server/session/open.ts';
import { cookieName } from '../../../server/session/cookie.ts';
import { contract } from '../../../src/contract/index.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import { periods } from '../../../src/domain/choices.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { daysBetween, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { createCaller, type Caller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';

const zone = 'Asia/Seoul';
const now = new Date('2026-11-18T21:17:33.250+09:00');
const today = studyDateOf(now, zone);
const demo = openDemoDatabase(now);
let owner: Caller;
let observer: Caller;

async function signIn(role: string): Promise<Caller> {
  const world = await createWorld({ database: demo.database, now: now.toISOString() });
  const { email } = demoAccounts.find(account => account.email.startsWith(role))!;
  const { rows } = await demo.database.orm.execute<{ id: string }>(
    sql`select customer_id as id from customers where email = ${email}`,
  );
  return createCaller(world.server, async jar => {
    const whose = { groupId: demoGroupId, customerId: rows[0]!.id };
    jar.set(cookieName(world.config), await openSession(demo.database.orm, whose, 'a test', now));
  });
}
beforeAll(async () => {
  owner = await signIn('owner');
  observer = await signIn('observer');
});

const period = { since: shiftDate(today, -27), until: today };
const query = periodParams(period, zone);

/** Measured study by day and student, from the segments alone, with the corrections on top. */
async function rawStudy({ since, until }: typeof period) {
  const { rows } = await demo.database.orm.execute<{ date: string; student: string; seconds: number }>(sql`
    with day as (
      select d::date as date, (d + interval '6 hours') at time zone ${zone} as starts,
        (d + interval '30 hours') at time zone ${zone} as ends
      from generate_series(${since}::timestamp, ${until}::timestamp, interval '1 day') d
    ), piece as (
      select date, customer_id, extract(epoch from least(coalesce(ended_at, date_trunc('second', ${now.toISOString()}::timestamptz)), ends)
        - greatest(started_at, starts)) as seconds
      from segments join day on started_at < ends and coalesce(ended_at, ${now.toISOString()}::timestamptz) > starts
      where group_id = ${demoGroupId} and state = 'STUDY'
      union all
      select study_date, customer_id, after::int - before::int from corrections
      where group_id = ${demoGroupId} and kind = 'STUDY' and study_date between ${since} and ${until}
    )
    select date::text, customer_id as student, sum(seconds)::float8 as seconds from piece group by 1, 2`);
  return rows;
}
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('on the demo data, figures agree with the raw records', () => {
  it('study time of each student, their ranks and the sums of the days', async () => {
    const raw = await rawStudy(period);
    const { body } = await owner.call(contract.stats.students, { query: { ...query, size: 100 } });
    const byStudent = groupBy(raw, row => row.student);
    for (const stat of body.content) {
      const own = byStudent[stat.customerId] ?? [];
      expect(stat.totalStudySeconds, stat.name).toBe(sumOf(own.map(row => row.seconds)));
    }
    const total = sumOf(raw.map(row => row.seconds));
    expect(total).toBeGreaterThan(1_000_000);
    expect(sumOf(body.content.map(stat => stat.totalStudySeconds))).toBe(total);
    const days = await owner.call(contract.stats.registrations, { query });
    expect(sumOf(days.body.content.map(row => row.studySeconds))).toBe(total);
    for (const unit of ['WEEK', 'MONTH'] as const) {
      const { body: coarse } = await owner.call(contract.stats.registrations, { query: { ...query, unit } });
      expect(sumOf(coarse.content.map(row => row.studySeconds))).toBe(total);
    }
  });

  it('entries, people and the most at once', async () => {
    const { body } = await owner.call(contract.stats.joins, { query });
    const { rows } = await demo.database.orm.execute<{ date: string; joins: number; people: number }>(sql`
      select ((entered_at at time zone ${zone}) - interval '6 hours')::date::text as date, count(*)::int as joins,
        count(distinct customer_id)::int as people
      from room_users join customers using (group_id, customer_id)
      where group_id = ${demoGroupId} and kind = 'STUDENT' group by 1`);
    const raw = new Map(rows.map(row => [row.date, row]));
    for (const row of body.content) {
      expect([row.date, row.joinCount, row.userCount]).toEqual([
        row.date,
        raw.get(row.date)?.joins ?? 0,
        raw.get(row.date)?.people ?? 0,
      ]);
      expect(row.peakCount).toBeLessThanOrEqual(50);
      expect(row.peakCount > 0).toBe(row.joinCount > 0);
    }
  });
});

describe.each(periods)('on the demo data, over %s, the dashboard', name => {
  const { recent, last } = comparedPeriods(name, today);

  it('ranks as the raw records have it, and averages over the days', async () => {
    const { body } = await owner.call(contract.dashboard.studyTimeSummary, { query: { period: name } });
    const raw = groupBy(await rawStudy(recent), row => row.student);
    const { top, bottom } = body.studyTimeRanks;
    expect(top).toHaveLength(10);
    expect(bottom).toHaveLength(10);
    for (const { customerId, totalSeconds } of [...top, ...bottom])
      expect(totalSeconds).toBe(sumOf((raw[customerId] ?? []).map(row => row.seconds)));
    expect(top.map(each => each.totalSeconds)).toEqual(
      top.map(each => each.totalSeconds).toSorted((a, b) => b - a),
    );
    const days = daysBetween(recent.since, recent.until);
    expect(top[0]!.avgSeconds).toBe(Math.round(top[0]!.totalSeconds / days));
    expect(body.studyTimePercentiles.topTenAvgTimeSeconds).toBe(
      Math.round(sumOf(top.map(each => each.avgSeconds)) / 10),
    );
    expect(body.recentStudyTimeSummaries).toHaveLength(days);
    expect(body.lastStudyTimeSummaries).toHaveLength(days);
  });

  it('draws as many days before as recent ones, and leaves the running day out of both averages', async () => {
    const { body } = await owner.call(contract.dashboard.attendanceTrend, { query: { period: name } });
    const [line, before] = [body.recentTrendLineInfoList, body.lastTrendLineInfoList];
    expect(line.map(({ incomplete }) => incomplete)).toEqual(
      line.map((_, index) => index === line.length - 1),
    );
    expect(before).toHaveLength(line.length);
    expect(before.at(-1)!.date).toBe(last.until);
    const mean = (points: typeof line) =>
      sumOf(points.slice(0, -1).map(({ value }) => value)) / (line.length - 1);
    expect(body.recentDayAvgAttendanceCnt).toBeCloseTo(mean(line), 2);
    expect(body.lastDayAvgAttendanceCnt).toBeCloseTo(mean(before), 2);
  });

  it('says of attendance what its own lines say', async () => {
    const { body } = await owner.call(contract.dashboard.attendanceSummary, { query: { period: name } });
    const { body: trend } = await owner.call(contract.dashboard.attendanceTrend, { query: { period: name } });
    expect(body.attendanceCntSummary.presentCount).toBe(
      sumOf(trend.recentTrendLineInfoList.map(({ value }) => value)),
    );
  });
});

describe('on the demo data, figures agree with the lists', () => {
  it('of study records and of attendance', async () => {
    const records = await owner.stream(contract.study.histories, { query });
    const stats = await owner.stream(contract.stats.students, { query });
    const total = sumOf(stats.map(stat => stat.totalStudySeconds));
    expect(sumOf(records.map(record => record.totalStudySeconds))).toBe(total);
    const { body: summary } = await owner.call(contract.dashboard.attendanceSummary, {
      query: { period: '4w' },
    });
    const { body: reports } = await owner.call(contract.attendances.reports, {
      query: { ...query, size: 100 },
    });
    const { presentCount, absentCount } = summary.attendanceCntSummary;
    expect({ presentCount, absentCount }).toEqual({
      presentCount: sumOf(reports.listTypeItems.map(row => row.presentCount)),
      absentCount: sumOf(reports.listTypeItems.map(row => row.absentCount)),
    });
  });
});

describe('an observer', () => {
  it('sees the figures of their students only', async () => {
    const { body } = await observer.send(contract.stats.students, { query: { ...query, size: 100 } });
    expect(body).toMatchObject({ status: 403 });
    const all = await owner.call(contract.stats.students, { query: { ...query, size: 100 } });
    expect(all.body.total).toBeGreaterThan(40);
  });
});

it('a period of more than 60 days is refused (specification, section 5)', async () => {
  const long = periodParams({ since: shiftDate(today, -60), until: today }, zone);
  const { body } = await owner.refused(contract.stats.registrations, { query: long });
  expect(body.code).toBe('PERIOD_TOO_LONG');
});
