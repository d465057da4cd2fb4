import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import { insertStudentMonths } from '../../../server/recorder/insertStudentMonths.ts';
import { contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { createCaller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';

const zone = 'Asia/Seoul';
const now = new Date('2026-11-18T21:17:33.250+09:00');
const today = studyDateOf(now, defaultClock(zone));
const demo = openDemoDatabase(now);

/**
 * The demo with students who have joined lately, left, are deleted, have no manager and another target by now. Of some the days of
 * a month have targets that differ.
 */
async function variedAcademy() {
  const database = await demo.copy();
  const { rows: students } = await database.orm.execute<{ id: string }>(
    sql`select customer_id as id from customers where group_id = ${demoGroupId} and kind = 'STUDENT' order by customer_id`,
  );
  const valuesOf = ({ id }: { id: string }, index: number) => {
    const number = index + 1;
    const authenticated = new Date(+now - number * 17 * 3_600_000).toISOString();
    const status = number % 7 === 1 ? 'INACTIVE' : number % 7 === 2 ? 'DELETED' : null;
    const target = number % 3 === 0 ? 0 : number % 3 === 1 ? 10_000 + number : null;
    return sql`(${id}::uuid, ${number}::int, ${status}::text, ${target}::int, ${authenticated}::timestamptz)`;
  };
  await database.orm.execute(sql`
    update customers c set
      account_status = coalesce(status, account_status),
      deleted_at = case when number % 7 = 2 then ${now.toISOString()}::timestamptz else deleted_at end,
      authenticated_at = case when number % 5 = 3 then authenticated
        when number % 11 = 4 then null else authenticated_at end,
      manager_id = case when number % 6 = 5 then null else manager_id end,
      target_seconds = coalesce(target, target_seconds)
    from (values ${sql.join(students.map(valuesOf), sql`, `)}) as v (id, number, status, target, authenticated)
    where c.group_id = ${demoGroupId} and c.customer_id = v.id`);
  await database.orm.execute(sql`
    update student_days set target_seconds = target_seconds + 1000 * extract(day from study_date)::int
    where group_id = ${demoGroupId} and customer_id = any(${sql.param(
      students.filter((_, index) => index % 4 === 1).map(({ id }) => id),
    )}::uuid[])`);
  await database.orm.execute(sql`delete from student_months where group_id = ${demoGroupId}`);
  await database.orm.execute(insertStudentMonths(sql`group_id = ${demoGroupId}`));
  const { rows } = await database.orm.execute<{ id: string; kind: string }>(
    sql`select customer_id as id, kind from customers where group_id = ${demoGroupId} and kind in ('OWNER', 'MANAGER')`,
  );
  const ownerId = rows.find(({ kind }) => kind === 'OWNER')!.id;
  const world = await createWorld({ database, now: now.toISOString() });
  const owner = createCaller(world.server, async jar => {
    const whose = { groupId: demoGroupId, customerId: ownerId };
    jar.set(cookieName(world.config), await openSession(database.orm, whose, 'a test', now));
  });
  return { owner, ownerId };
}

const lastDays = (count: number) => ({ since: shiftDate(today, 1 - count), until: today });
const round = (value: number | null) => value && Number(value.toPrecision(10));

test.each([
  ['DAY', 7],
  ['WEEK', 16],
  ['MONTH', 20],
] as const)('figures a %s, of all and by manager, are those of its students', async (unit, days) => {
  const { owner, ownerId } = await variedAcademy();
  const query = { ...periodParams(lastDays(days), zone), unit };
  const spans = (await owner.call(contract.stats.spans, { query })).body.content;
  const managers = (await owner.call(contract.stats.managers, { query })).body.content;
  expect(spans.length).toBeGreaterThan(1);
  const students = [];
  for (const { date, until, ...span } of spans) {
    const of = (customerId: string) =>
      owner.call(contract.stats.group, {
        params: { customerId },
        query: periodParams({ since: date, until }, zone),
      });
    const { summary: sums, content } = (await of(ownerId)).body;
    const summary = sums!;
    students.push(...content.map(({ customerId }) => [date, customerId]));
    const targets = content.filter(({ rank }) => rank > 0).map(({ targetSeconds }) => targetSeconds);
    expect({ ...span, attainmentRate: round(span.attainmentRate) }).toEqual({
      mark: span.mark,
      avgStudySeconds: summary.avgStudySeconds,
      targetSeconds: Math.round(targets.reduce((sum, seconds) => sum + seconds, 0) / targets.length),
      attainmentRate: round(summary.attainmentRate),
      attendanceRate: summary.attendanceRate,
    });
    for (const manager of managers.filter(row => row.date === date).slice(0, 2)) {
      const theirs = (await of(manager.customerId)).body.summary!;
      expect({ ...manager, attainmentRate: round(manager.attainmentRate) }).toEqual({
        ...theirs,
        date,
        until,
        mark: span.mark,
        attainmentRate: round(theirs.attainmentRate),
      });
    }
  }
  for (const direction of ['asc', 'desc'] as const) {
    const sorted = { ...query, sort: [`date,${direction}` as const] };
    const whole = await owner.stream(contract.stats.students, { query: sorted });
    expect(whole.map(({ date, customerId }) => [date, customerId]).toSorted()).toEqual(students.toSorted());
    for (const page of [0, 1, 2]) {
      const { body } = await owner.call(contract.stats.students, { query: { ...sorted, page, size: 40 } });
      expect(body.content).toEqual(whole.slice(page * 40, page * 40 + 40));
      expect(body.total).toBe(whole.length);
    }
  }
});

test('a search in the figures of each day finds the days of those students, page by page', async () => {
  const { owner } = await variedAcademy();
  const days = { ...periodParams(lastDays(12), zone), unit: 'DAY' as const };
  const [{ name }] = (await owner.call(contract.stats.students, { query: days })).body.content as [
    StudentStat,
  ];
  const query = { ...days, searchText: name };
  const whole = await owner.stream(contract.stats.students, { query });
  const { body } = await owner.call(contract.stats.students, { query: { ...query, page: 2, size: 3 } });
  expect(body.content).toEqual(whole.slice(6, 9));
  expect(body.total).toBe(whole.length);
  expect(whole.length).toBeGreaterThan(9);
});
