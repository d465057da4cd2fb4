import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import pick from 'lodash/pick.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoGroupId } from '../../../server/core/demoAccounts.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { contract } from '../../../src/contract/index.ts';
import type { AttendanceReport } from '../../../src/domain/entities/attendance.ts';
import type { StudyRecord } from '../../../src/domain/entities/study.ts';
import { comparedPeriods } from '../../../src/domain/comparedPeriods.ts';
import { periods, type RoomActivity } from '../../../src/domain/choices.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { daysBetween, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { createCaller, type Caller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';
import { rawFigures } from './rawFigures.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';

const zone = 'Asia/Seoul';
const now = new Date('2026-11-18T21:17:33.250+09:00');
const today = studyDateOf(now, defaultClock(zone));
const demo = openDemoDatabase(now);
const recorded = () => rawFigures(demo.database, now, zone);
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

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const countsOf = (days: readonly { isPresent: boolean }[]) => ({
  presentCount: days.filter(({ isPresent }) => isPresent).length,
  absentCount: days.filter(({ isPresent }) => !isPresent).length,
});
const rateOf = ({ presentCount, absentCount }: ReturnType<typeof countsOf>) =>
  presentCount / (presentCount + absentCount);

describe('on the demo data, figures agree with the raw records', () => {
  it('study time of each student, their ranks and the sums of the days [S2.24 S3.15]', async () => {
    const raw = await recorded().study(period);
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

  it('entries of weeks and months, and who came in them, each once [S3.15]', async () => {
    for (const unit of ['WEEK', 'MONTH'] as const) {
      const { body } = await owner.call(contract.stats.joins, { query: { ...query, unit } });
      for (const { date, until, joinCount, userCount } of body.content) {
        const { rows } = await demo.database.orm.execute<{ joins: number; people: number }>(sql`
          select count(*)::int as joins, count(distinct customer_id)::int as people
          from room_users join customers using (group_id, customer_id)
          where group_id = ${demoGroupId} and kind = 'STUDENT'
            and ((entered_at at time zone ${zone}) - interval '6 hours')::date between ${date} and ${until}`);
        expect([date, joinCount, userCount]).toEqual([date, rows[0]!.joins, rows[0]!.people]);
      }
    }
  });

  it('entries, people and the most at once [S3.15]', async () => {
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

describe('on the demo data, what is ordered by sums', () => {
  const days = periodParams({ since: shiftDate(today, -59), until: today }, zone);

  const measures = ['totalStudySeconds', 'premiumStudySeconds', 'attainmentRate'] as const;
  const ways = (['asc', 'desc'] as const).flatMap(direction => measures.map(field => ({ field, direction })));

  it.each(ways)('has the records by $field, $direction', async ({ field, direction }) => {
    const all = await owner.stream(contract.study.histories, { query: days });
    const sign = direction === 'asc' ? 1 : -1;
    const keyOf = (record: StudyRecord) => [record.studyDate, record.customerId, record.roomId].join(' ');
    const keys = all
      .toSorted((a, b) => sign * (a[field] - b[field] || (keyOf(a) < keyOf(b) ? -1 : 1)))
      .map(keyOf);
    for (const page of [0, 1, 3]) {
      const { body } = await owner.call(contract.study.histories, {
        query: { ...days, sort: [`${field},${direction}`], size: 100, page },
      });
      expect(body.content.map(keyOf)).toEqual(keys.slice(page * 100, page * 100 + 100));
    }
  });

  it.each(['rate', 'presentCount', 'absentCount'] as const)('has the attendance by %s', async field => {
    // What a long period comes to is kept for the second one who asks.
    for (const days of [28, 120, 120]) {
      const asked = periodParams({ since: shiftDate(today, 1 - days), until: today }, zone);
      const all = (await owner.stream(contract.attendances.reports, { query: asked })) as AttendanceReport[];
      const wanted = all.toSorted((a, b) => a[field] - b[field] || (a.name < b.name ? -1 : 1));
      const { body } = await owner.call(contract.attendances.reports, {
        query: { ...asked, sort: [`${field},asc`], size: 100 },
      });
      expect(body.listTypeItems.map(({ name }) => name)).toEqual(
        wanted.slice(0, 100).map(({ name }) => name),
      );
    }
  });

  it('counts present and absent days of students like the attendance record', async () => {
    const reports = (await owner.stream(contract.attendances.reports, { query })) as AttendanceReport[];
    const byId = new Map(reports.map(report => [report.customerId, report]));
    const { body } = await owner.call(contract.stats.rank, { query });
    expect(body.content.length).toBeGreaterThan(10);
    for (const { customerId, presentCount, absentCount } of body.content)
      expect({ presentCount, absentCount }).toEqual(
        pick(byId.get(customerId), ['presentCount', 'absentCount']),
      );
  });
});

describe.each(periods)('on the demo data, over %s, the dashboard', name => {
  const { recent, last, lastComplete } = comparedPeriods(name, today);

  it('ranks as the raw records have it, and averages over the days [S2.14 S3.16 S9.8]', async () => {
    const { body } = await owner.call(contract.dashboard.studyTimeSummary, { query: { period: name } });
    const raw = groupBy(await recorded().study(recent), row => row.student);
    const { top, bottom } = body.studyTimeRanks;
    expect(top).toHaveLength(10);
    expect(bottom).toHaveLength(10);
    for (const { customerId, totalSeconds } of [...top, ...bottom])
      expect(totalSeconds).toBe(sumOf((raw[customerId] ?? []).map(row => row.seconds)));
    expect(top.map(each => each.totalSeconds)).toEqual(
      top.map(each => each.totalSeconds).toSorted((a, b) => b - a),
    );
    const days = daysBetween(recent.since, recent.until);
    // Averages leave the running day out, here as in the trend.
    const over = raw[top[0]!.customerId]!.filter(row => row.date < today);
    expect(top[0]!.avgSeconds).toBe(Math.round(sumOf(over.map(row => row.seconds)) / (days - 1)));
    expect(body.studyTimePercentiles.topTenAvgTimeSeconds).toBe(
      Math.round(sumOf(top.map(each => each.recentDayAvgSeconds!)) / 10),
    );
    // One average for a period, wherever it is shown.
    const { body: trend } = await owner.call(contract.dashboard.studyTimeTrend, { query: { period: name } });
    expect(body.studyTimePercentiles.avgTimeSeconds).toBe(trend.recentDayAvgTotalTimeSeconds);
    expect(body.recentStudyTimeSummaries).toHaveLength(days);
    expect(body.lastStudyTimeSummaries).toHaveLength(days);
  });

  it('draws as many days before as recent ones, and leaves the running day out of both averages [S2.14 S9.16]', async () => {
    const { body } = await owner.call(contract.dashboard.attendanceTrend, { query: { period: name } });
    const [line, before] = [body.recentTrendLineInfoList, body.lastTrendLineInfoList];
    expect(line.map(({ incomplete }) => incomplete)).toEqual(
      line.map((_, index) => index === line.length - 1),
    );
    expect(before).toHaveLength(line.length);
    expect(before.at(-1)!.date).toBe(last.until);
    const mean = (points: typeof line) => {
      const counted = points.slice(0, -1).filter(({ date }) => date >= body.recordedSince!);
      return sumOf(counted.map(({ value }) => value)) / counted.length;
    };
    expect(body.recentDayAvgAttendanceCnt).toBeCloseTo(mean(line), 2);
    expect(body.lastDayAvgAttendanceCnt).toBeCloseTo(mean(before), 2);
  });

  it('has the recorded attendance, as its own rows, the lists and the statistics do [S2.14]', async () => {
    const { body } = await owner.call(contract.dashboard.attendanceSummary, { query: { period: name } });
    const { body: trend } = await owner.call(contract.dashboard.attendanceTrend, { query: { period: name } });
    const days = await recorded().attendance(recent);
    const counts = countsOf(days);
    expect(pick(body.attendanceCntSummary, ['presentCount', 'absentCount'])).toEqual(counts);
    expect(sumOf(trend.recentTrendLineInfoList.map(({ value }) => value))).toBe(counts.presentCount);
    const complete = countsOf(days.filter(({ date }) => date < today));
    expect(body.attendanceCntSummary.recentRate).toBeCloseTo(rateOf(complete), 9);
    expect(body.attendanceCntSummary.beforeRate).toBeCloseTo(
      rateOf(countsOf(await recorded().attendance(lastComplete))),
      9,
    );
    const byStudent = groupBy(days, row => row.student);
    for (const rank of [...body.topRankList, ...body.bottomRankList])
      expect(pick(rank, ['presentCount', 'absentCount']), rank.name).toEqual(
        countsOf(byStudent[rank.customerId]!),
      );
    const matrix: AttendanceReport[] = await owner.stream(contract.attendances.reports, {
      query: periodParams(recent, zone),
    });
    for (const row of matrix)
      expect(pick(row, ['presentCount', 'absentCount']), row.name).toEqual(
        countsOf(byStudent[row.customerId] ?? []),
      );
    if (name === '3m') return;
    const stats = await owner.stream(contract.stats.students, { query: periodParams(recent, zone) });
    for (const row of stats) {
      const own = byStudent[row.customerId];
      if (own) expect(pick(row, ['presentCount', 'absentCount']), row.name).toEqual(countsOf(own));
    }
  });

  it('compares those who studied least with the same days before', async () => {
    const { body } = await owner.call(contract.dashboard.studyTimeSummary, { query: { period: name } });
    const before = groupBy(await recorded().study(lastComplete), row => row.student);
    const { body: students } = await owner.call(contract.students.list, { query: { size: 100 } });
    const joined = new Map(students.content.map(each => [each.customerId, each.authenticatedAt!]));
    for (const { customerId, lastDayAvgSeconds, name: who } of body.studyTimeRanks.bottom) {
      const first = studyDateOf(new Date(joined.get(customerId)!), defaultClock(zone));
      if (first > lastComplete.until) expect(lastDayAvgSeconds, who).toBeNull();
      else {
        const days = daysBetween(first > lastComplete.since ? first : lastComplete.since, lastComplete.until);
        const total = sumOf((before[customerId] ?? []).map(row => row.seconds));
        expect(lastDayAvgSeconds, who).toBe(Math.round(total / days));
      }
    }
  });

  it('counts the rooms that its links lead to', async () => {
    const { body } = await owner.call(contract.dashboard.studyRoomSummary, { query: { period: name } });
    const counts = body.studyRoomCntSummary;
    const listed = async (activity: RoomActivity, status: 'AVAILABLE'[] = []) => {
      const rooms = await owner.call(contract.rooms.histories, { query: { ...recent, activity, status } });
      return rooms.body.pageInfo.total;
    };
    expect(await listed('USED')).toBe(counts.usedCount);
    expect(await listed('UNUSED', ['AVAILABLE'])).toBe(counts.unusedCount);
    expect(await listed('CREATED')).toBe(counts.createdCount);
    expect(await listed('ENDED')).toBe(counts.endedCount);
  });
});

it('on the demo data, figures agree with the list of study records', async () => {
  const records = await owner.stream(contract.study.histories, { query });
  const stats = await owner.stream(contract.stats.students, { query });
  const total = sumOf(stats.map(stat => stat.totalStudySeconds));
  expect(sumOf(records.map(record => record.totalStudySeconds))).toBe(total);
});

describe('an observer', () => {
  it('sees the figures of their students only', async () => {
    const { body } = await observer.send(contract.stats.students, { query: { ...query, size: 100 } });
    expect(body).toMatchObject({ status: 403 });
    const all = await owner.call(contract.stats.students, { query: { ...query, size: 100 } });
    expect(all.body.total).toBeGreaterThan(40);
  });
});

it('a period of more than 60 days is refused [S5.10]', async () => {
  const long = periodParams({ since: shiftDate(today, -60), until: today }, zone);
  const { body } = await owner.refused(contract.stats.registrations, { query: long });
  expect(body.code).toBe('PERIOD_TOO_LONG');
});
