import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** How many of an academy's students entered a room in each of some spans of days, whatever the day. */
export async function visitorsOf(
  { db, session }: Pick<QueryContext, 'db' | 'session'>,
  spans: readonly Period[],
): Promise<number[]> {
  const parts = spans.flatMap(({ since, until }, index) =>
    Object.entries(groupBy(datesOf(since, until), date => `${date.slice(0, 8)}01`)).map(([month, dates]) => ({
      place: index + 1,
      month,
      days: dates.reduce((days, date) => days | (2 ** (Number(date.slice(8)) - 1)), 0),
    })),
  );
  const column = (key: 'place' | 'month' | 'days', type: string) =>
    sql`${sql.param(parts.map(part => part[key]))}::${sql.raw(type)}[]`;
  const { rows } = await db.execute<{ place: number; count: number }>(sql`
    select place, count(distinct m.customer_id)::int as count
    from unnest(${column('place', 'int')}, ${column('month', 'date')}, ${column('days', 'int')}) as part(place, month, days)
    join student_months m on m.group_id = ${session.groupId} and m.month = part.month and m.visited_days & part.days <> 0
    group by place`);
  const byPlace = new Map(rows.map(({ place, count }) => [place, count]));
  return spans.map((_, index) => byPlace.get(index + 1) ?? 0);
}
