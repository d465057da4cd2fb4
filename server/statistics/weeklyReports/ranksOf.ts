import { sql } from 'drizzle-orm';
import { daysOfWeek } from '../../../src/domain/reportWeek.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { inIds } from '../../database/inIds.ts';
import { figuresSql } from '../figuresSql.ts';
import { asAcademy } from './asAcademy.ts';

interface Rank {
  rank: number;
  rankedCount: number;
}

/** The places of students among all active students of the academy, by study time in a week. */
export async function ranksOf(
  { db, session, now }: QueryContext,
  week: string,
  customerIds: readonly string[],
): Promise<Map<string, Rank>> {
  // An observer sees some of the students; the place is among all of them.
  const academy = { db, now, session: await asAcademy(db, session.groupId) };
  const { rows } = await db.execute<Rank & { customerId: string } & Record<string, unknown>>(sql`
    with ${figuresSql(academy, [daysOfWeek(week)])}, ranked as (
      select customer_id, rank() over (order by total_seconds desc)::int as rank, count(*) over ()::int as ranked_count
      from figures where is_active
    )
    select customer_id as "customerId", rank, ranked_count as "rankedCount"
    from ranked where ${inIds(sql`customer_id`, customerIds)}`);
  return new Map(rows.map(({ customerId, rank, rankedCount }) => [customerId, { rank, rankedCount }]));
}
