import { and, between, eq, not, sql, type SQL } from 'drizzle-orm';
import { isHoliday } from '../../src/domain/isHoliday.ts';
import type { Period } from '../../src/domain/period.ts';
import { monthsOf } from '../core/monthsOf.ts';
import { customers, groupDays, studentDays, studentMonths } from '../database/schema/index.ts';
import { isWhole, studentsOf, type QueryContext } from '../accounts/scope.ts';
import { isStudentOfDay, presentStudents } from './presentStudents.ts';

/** How many students were present on each day of a period, but for some of them who do not count, and for holidays, which do not. */
export async function presentDays(
  context: QueryContext,
  period: Period,
  doNotCount: SQL,
): Promise<Map<string, number>> {
  const days = await presentOnAll(context, period, doNotCount);
  return new Map([...days].filter(([date]) => !isHoliday(date, context.session.holidays)));
}

async function presentOnAll(
  context: QueryContext,
  period: Period,
  doNotCount: SQL,
): Promise<Map<string, number>> {
  if (!isWhole(context)) return countDays(context, period, not(doNotCount));
  // The academy's roll-ups count everyone; subtract the few who do not count, whose months say it of all days at once.
  const [rows, uncounted] = await Promise.all([
    context.db
      .select({ date: groupDays.studyDate, count: groupDays.presentCount })
      .from(groupDays)
      .where(
        and(
          eq(groupDays.groupId, context.session.groupId),
          between(groupDays.studyDate, period.since, period.until),
        ),
      ),
    countInMonths(context, period, doNotCount),
  ]);
  return new Map(rows.map(({ date, count }) => [date, count - (uncounted.get(date) ?? 0)]));
}

async function countDays(context: QueryContext, period: Period, whose: SQL): Promise<Map<string, number>> {
  const rows = await context.db
    .select({ date: studentDays.studyDate, count: sql<number>`count(*)::int` })
    .from(studentDays)
    .innerJoin(customers, isStudentOfDay)
    .where(presentStudents(context, period, whose))
    .groupBy(studentDays.studyDate);
  return new Map(rows.map(({ date, count }) => [date, count]));
}

async function countInMonths(
  context: QueryContext,
  { since, until }: Period,
  whose: SQL,
): Promise<Map<string, number>> {
  const months = monthsOf({ since, until }).map(({ month }) => month);
  const { rows } = await context.db.execute<{ date: string; count: number }>(sql`
    select (month + day)::text as date, count(*)::int as count
    from ${studentMonths} cross join generate_series(0, 30) as day
    where group_id = ${context.session.groupId} and month = any(${sql.param(months)}::date[])
      and customer_id = any(array(
        select ${customers.customerId} from ${customers} where ${and(studentsOf(context), whose)}))
      and present_days >> day & 1 = 1 and month + day between ${since}::date and ${until}::date
    group by 1`);
  return new Map(rows.map(({ date, count }) => [date, count]));
}
