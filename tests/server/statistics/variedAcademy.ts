import { sql } from 'drizzle-orm';
import { cookieName } from '../../../server/auth/session/cookie.ts';
import { openSession } from '../../../server/auth/session/open.ts';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import { insertStudentMonths } from '../../../server/recorder/insertStudentMonths.ts';
import { defaultClock } from '../../../src/domain/defaultClock.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { createCaller } from '../../support/caller.ts';
import { createWorld } from '../../support/world.ts';
import type { openDemoDatabase } from '../demo/openDemoDatabase.ts';

export const zone = 'Asia/Seoul';
export const now = new Date('2026-11-18T21:17:33.250+09:00');
export const today = studyDateOf(now, defaultClock(zone));

/**
 * The demo with students who have joined lately, left, are deleted, have no manager and another target by now. Of some the days of
 * a month have targets that differ.
 */
export async function variedAcademy(demo: ReturnType<typeof openDemoDatabase>) {
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
  return { owner, ownerId, database, world };
}
