import { sql } from 'drizzle-orm';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { everyonesFigures, type Figures } from '../everyone/everyonesFigures.ts';
import { together } from '../../database/together.ts';
import { readTexts } from '../everyone/readTexts.ts';

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

/** Students without a rank come last. */
export const placeOf = ({ rank }: Figures): number => rank || Number.MAX_SAFE_INTEGER;

/**
 * The statistics of all students in scope in the order of their ranks, and with `unranked` of those without one after them; and
 * the figures that they are made of.
 */
export async function rankedStudents(
  context: QueryContext,
  period: Period,
  { unranked = false }: { unranked?: boolean } = {},
): Promise<{ content: StudentStat[]; figures: Figures[] }> {
  const [{ figures, idOf }, texts] = await together(
    context.db,
    () => everyonesFigures(context, period),
    () => readTexts(context),
  );
  const listed = figures.filter(({ rank }) => unranked || rank > 0);
  // They come by name, which remains the order of those with the same rank.
  listed.sort((a, b) => placeOf(a) - placeOf(b));
  const content: StudentStat[] = [];
  for (const each of listed) {
    const its = texts.get(idOf(each));
    if (its === undefined) continue;
    content.push({
      // One by one: a spread takes more time here than reading everything.
      customerId: its.customerId,
      userId: its.userId,
      name: its.name,
      email: its.email,
      managerName: its.managerName,
      studyDayCount: each.studyDayCount,
      totalStudySeconds: each.totalSeconds,
      premiumStudySeconds: each.premiumSeconds,
      avgStudySeconds: each.avgSeconds,
      targetSeconds: each.targetSeconds,
      attainmentRate: each.attainmentRate,
      presentCount: each.presentCount,
      absentCount: each.absentCount,
      rank: each.rank,
    });
  }
  return { content, figures };
}
