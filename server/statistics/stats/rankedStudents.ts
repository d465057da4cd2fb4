import { sql } from 'drizzle-orm';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { figuresSql } from '../figuresSql.ts';

/**
 * A common table expression `ranked` on `figures`: with each student's `rank` in the span by total time. Registered and active
 * students have one; students who left keep their figures with the rank 0.
 */
export const rankedSql = sql`ranked as (
      select *, case when is_active then rank() over (partition by place, is_active order by total_seconds desc) else 0 end::int as rank
      from figures
    )`;

/** What the statistics show of a row of `ranked`. */
export const statColumns = sql`customer_id as "customerId", user_id as "userId", name, email,
  manager_name as "managerName", study_day_count as "studyDayCount", total_seconds as "totalStudySeconds",
  premium_seconds as "premiumStudySeconds", avg_seconds as "avgStudySeconds", target_seconds as "targetSeconds",
  attainment_rate as "attainmentRate", present_count as "presentCount", absent_count as "absentCount", rank`;

/** The statistics of all students in scope in the order of their ranks, and with `unranked` of those without one after them. */
export async function rankedStudents(
  context: QueryContext,
  period: Period,
  { unranked = false }: { unranked?: boolean } = {},
): Promise<StudentStat[]> {
  const { rows } = await context.db.execute<StudentStat & Record<string, unknown>>(sql`
    with ${figuresSql(context, [period])}, ${rankedSql}
    select ${statColumns} from ranked ${unranked ? sql`` : sql`where rank > 0`}
    order by rank = 0, rank, name, customer_id`);
  return rows;
}
