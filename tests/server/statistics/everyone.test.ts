import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import { contract } from '../../../src/contract/index.ts';
import { periodParams } from '../../../src/domain/period.ts';
import { shiftDate } from '../../../src/domain/studyDay.ts';
import { openDemoDatabase } from '../demo/openDemoDatabase.ts';
import { now, today, variedAcademy, zone } from './variedAcademy.ts';

const demo = openDemoDatabase(now);

/** Also with holidays, excuses and corrected absences, today's among them, and stopwatches that run since yesterday. */
async function variedDays() {
  const academy = await variedAcademy(demo);
  const { orm } = academy.database;
  const every = (count: number, at: number) => sql`abs(hashtext(customer_id::text)) % ${count} = ${at}`;
  await orm.execute(sql`update segments set started_at = (started_at at time zone 'UTC' - interval '1 day') at time zone 'UTC'
    where group_id = ${demoGroupId} and ended_at is null and ${every(3, 0)}`);
  for (const date of [today, shiftDate(today, -1), shiftDate(today, -9)]) {
    await orm.execute(sql`insert into excuses (group_id, excuse_id, customer_id, since, until, reason, note, created_at)
      select group_id, gen_random_uuid(), customer_id, ${date}, ${date}, 'ILLNESS', '', now() from customers
      where group_id = ${demoGroupId} and kind = 'STUDENT' and ${every(4, 1)}
      on conflict do nothing`);
    const day = 2 ** (Number(date.slice(8)) - 1);
    const isAbsent = sql`group_id = ${demoGroupId} and ${every(4, date === today ? 2 : 1)}`;
    await orm.execute(
      sql`update student_days set attendance = 'ABSENT' where study_date = ${date} and ${isAbsent}`,
    );
    await orm.execute(sql`update student_months set present_days = present_days & ~${day}::int, absent_days = absent_days | ${day}::int
      where month = date_trunc('month', ${date}::timestamp)::date and recorded_days & ${day}::int <> 0 and ${isAbsent}`);
  }
  return academy;
}

const periods = [
  [0, 0],
  [-1, -1],
  [-6, 0],
  [-27, 0],
  [-59, 0],
  [-40, -8],
  [1, 3],
] as const;
const sorts = [
  'rank',
  'date',
  'name',
  'totalStudySeconds',
  'premiumStudySeconds',
  'avgStudySeconds',
  'attainmentRate',
  'studyDayCount',
  'presentCount',
  'absentCount',
] as const;

test('figures of everyone from kept sums are those of the days, in every order, with and without holidays today', async () => {
  const { owner, ownerId, database } = await variedDays();
  const managers = (await owner.call(contract.managers.list, { query: { size: 3 } })).body.content;
  for (const holiday of [null, shiftDate(today, -1), today]) {
    if (holiday !== null)
      await database.orm
        .execute(sql`insert into day_notes (group_id, note_id, since, until, kind, text, created_at)
        values (${demoGroupId}, gen_random_uuid(), ${holiday}, ${holiday}, 'HOLIDAY', '휴일', now())`);
    for (const [first, last] of periods) {
      const query = periodParams({ since: shiftDate(today, first), until: shiftDate(today, last) }, zone);
      for (const { customerId, managerId } of [
        { customerId: ownerId, managerId: undefined },
        ...managers.map(each => ({ customerId: each.customerId, managerId: each.customerId })),
      ]) {
        const { body } = await owner.call(contract.stats.group, { params: { customerId }, query });
        // Exports take figures of every day from the database.
        const days = await owner.stream(contract.stats.students, { query: { ...query, managerId } });
        expect(body.content).toEqual(days);
        if (managerId === undefined) expect(days.length).toBeGreaterThan(25);
      }
    }
    const query = periodParams({ since: shiftDate(today, -27), until: today }, zone);
    for (const sort of sorts.flatMap(field => [[`${field},asc`], [`${field},desc`, 'name,desc']] as const)) {
      const sorted = { ...query, sort: [...sort] };
      const whole = await owner.stream(contract.stats.students, { query: sorted });
      for (const page of [0, 1]) {
        const { body } = await owner.call(contract.stats.students, { query: { ...sorted, page, size: 30 } });
        expect(body.content, sort.join(' ')).toEqual(whole.slice(page * 30, page * 30 + 30));
        expect(body.total).toBe(whole.length);
      }
    }
  }
}, 120_000);

test.each([
  ['DAY', -9],
  ['WEEK', -27],
  ['MONTH', -59],
] as const)(
  'pages of statistics by unit are those of the export, in every order: %s',
  async (unit, first) => {
    const { owner, database } = await variedDays();
    const [manager] = (await owner.call(contract.managers.list, { query: { size: 1 } })).body.content;
    await database.orm
      .execute(sql`insert into day_notes (group_id, note_id, since, until, kind, text, created_at)
    values (${demoGroupId}, gen_random_uuid(), ${shiftDate(today, -2)}, ${shiftDate(today, -2)}, 'HOLIDAY', '휴일', now())`);
    const period = periodParams({ since: shiftDate(today, first), until: today }, zone);
    const size = 70;
    for (const sort of sorts.flatMap(
      field => [[`${field},asc`], [`${field},desc`, 'date,desc', 'name,desc']] as const,
    ))
      for (const narrowed of [{}, { searchText: '서준' }, { managerId: manager!.customerId }]) {
        const query = { ...period, unit, sort: [...sort], ...narrowed };
        const whole = await owner.stream(contract.stats.students, { query });
        for (const page of [0, 2, Math.max(0, Math.ceil(whole.length / size) - 1)]) {
          const { body } = await owner.call(contract.stats.students, { query: { ...query, page, size } });
          expect(body.content, sort.join(' ')).toEqual(whole.slice(page * size, (page + 1) * size));
          expect(body.total).toBe(whole.length);
        }
      }
  },
  120_000,
);
