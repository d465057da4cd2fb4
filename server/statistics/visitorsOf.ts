import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { monthsOf } from '../core/monthsOf.ts';

/** How many of an academy's students entered a room in each of some spans of days, whatever the day. */
export async function visitorsOf(
  { db, session }: Pick<QueryContext, 'db' | 'session'>,
  spans: readonly Period[],
): Promise<number[]> {
  const parts = spans.map(monthsOf);
  const months = [...new Set(parts.flat().map(({ month }) => month))];
  const list = (expressions: SQL[]) => sql.join(expressions, sql`, `);
  const ofMonths = months.map(
    (month, index) => sql`bit_or(visited_days) filter (where month = ${month}) as ${sql.raw(`m${index}`)}`,
  );
  const counts = parts.map(of => {
    const isThere = of.map(({ month, days }) => sql.raw(`m${months.indexOf(month)} & ${days} <> 0`));
    return sql`count(*) filter (where ${sql.join(isThere, sql` or `)})::int`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${list(counts)}] as counts from (
      select ${list(ofMonths)} from student_months
      where group_id = ${session.groupId} and month = any(${sql.param(months)}::date[]) group by customer_id
    ) of_students`);
  return rows[0]!.counts;
}
