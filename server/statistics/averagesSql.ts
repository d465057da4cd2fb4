import { sql } from 'drizzle-orm';

/** What the figures of several students come to. */
export interface Averages extends Record<string, unknown> {
  activeCount: number;
  totalSeconds: number;
  avgSeconds: number;
  targetSeconds: number;
  attainmentRate: number;
  presentCount: number;
  absentCount: number;
}

/**
 * The columns of `Averages` for a group of rows of `figures`: averages of the active students, sums of all of them, attendance
 * without deleted accounts, as in the attendance record.
 */
export const averageColumns = sql`count(*) filter (where is_active)::int as "activeCount",
  coalesce(sum(total_seconds), 0)::float8 as "totalSeconds",
  round(coalesce(avg(avg_seconds) filter (where is_active), 0))::int as "avgSeconds",
  round(coalesce(avg(target_seconds) filter (where is_active), 0))::int as "targetSeconds",
  coalesce(avg(attainment_rate) filter (where is_active), 0) as "attainmentRate",
  coalesce(sum(present_count) filter (where not is_deleted), 0)::int as "presentCount",
  coalesce(sum(absent_count) filter (where not is_deleted), 0)::int as "absentCount"`;
