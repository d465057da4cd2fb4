import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** How many of an academy's students entered a room in each of some spans of days, whatever the day. */
export async function visitorsOf(
  { db, session }: Pick<QueryContext, 'db' | 'session'>,
  spans: readonly Period[],
): Promise<number[]> {
  const dates = (of: (span: Period) => string) => sql`${sql.param(spans.map(of))}::date[]`;
  const { rows } = await db.execute<{ visitors: number }>(sql`
    select coalesce(sum(student_count), 0)::int as visitors
    from unnest(${dates(({ since }) => since)}, ${dates(({ until }) => until)}) with ordinality as span(since, until, place)
    left join visit_returns on group_id = ${session.groupId} and study_date between since and until and previous_date < since
    group by place order by place`);
  return rows.map(({ visitors }) => visitors);
}
