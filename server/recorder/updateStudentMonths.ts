import { and, eq, sql, type SQL } from 'drizzle-orm';
import { monthOf } from '../../src/domain/period.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { studentDays } from '../database/schema/index.ts';
import { presentSql } from './present.ts';

/**
 * Brings students' months up to date with their rows of a study day, which the transaction has written and so locked. What
 * was in the month of that day is replaced, however often it is written.
 */
export async function updateStudentMonths(
  db: Queryable,
  groupId: string,
  studyDate: string,
  customerIds: readonly string[],
): Promise<void> {
  const dayOfMonth = Number(studyDate.slice(8));
  const day = sql.raw(String(dayOfMonth));
  const bit = sql.raw(String(2 ** (dayOfMonth - 1)));
  const from = (seconds: SQL) =>
    sql`array_fill(0, array[${day} - 1]) || array_fill(${seconds}, array[32 - ${day}])`;
  const bitIf = (condition: SQL) => sql`case when ${condition} then ${bit} else 0 end`;
  const replaced = (column: string) => {
    const [before, now] = [sql.raw(`m.${column}`), sql.raw(`excluded.${column}`)];
    const more = sql`${now}[${day}] - (${before}[${day}] - coalesce(${before}[${day} - 1], 0))`;
    return sql`${sql.raw(column)} = array(select seconds + case when day >= ${day} then ${more} else 0 end
      from unnest(${before}) with ordinality as until(seconds, day) order by day)`;
  };
  const set = (column: string) =>
    sql.raw(`${column} = m.${column} & ~${2 ** (dayOfMonth - 1)} | excluded.${column}`);
  const first = sql`${monthOf(studyDate)}::date`;
  const uniformTarget = sql`(select case when min(d.target_seconds) = max(d.target_seconds) then min(d.target_seconds) end
    from student_days d where d.group_id = ${studentDays.groupId} and d.customer_id = ${studentDays.customerId}
      and d.study_date >= ${first} and d.study_date < ${first} + interval '1 month')`;
  const ofDay = and(
    eq(studentDays.groupId, groupId),
    eq(studentDays.studyDate, studyDate),
    inIds(studentDays.customerId, customerIds),
  );
  await db.execute(sql`
    insert into student_months as m (group_id, month, customer_id, total_until, premium_until, target_until,
      recorded_days, studied_days, visited_days, present_days, absent_days, below_target_days, uniform_target)
    select ${studentDays.groupId}, ${first}, ${studentDays.customerId},
      ${from(sql`${studentDays.totalSeconds}`)}, ${from(sql`${studentDays.premiumSeconds}`)},
      ${from(sql`${studentDays.targetSeconds}`)}, ${bit}, ${bitIf(sql`${studentDays.totalSeconds} > 0`)},
      ${bitIf(sql`${studentDays.visitCount} > 0`)}, ${bitIf(presentSql)},
      ${bitIf(sql`${studentDays.attendance} = 'ABSENT'`)},
      ${bitIf(sql`${studentDays.visitCount} > 0 and ${studentDays.totalSeconds} < ${studentDays.targetSeconds}`)},
      ${uniformTarget}
    from ${studentDays} where ${ofDay} order by ${studentDays.customerId}
    on conflict (group_id, month, customer_id) do update set ${replaced('total_until')}, ${replaced('premium_until')},
      ${replaced('target_until')}, uniform_target = excluded.uniform_target,
      ${sql.join(
        [
          'recorded_days',
          'studied_days',
          'visited_days',
          'present_days',
          'absent_days',
          'below_target_days',
        ].map(set),
        sql`, `,
      )}`);
}
