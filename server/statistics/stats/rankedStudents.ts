import { sql } from 'drizzle-orm';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { everyonesFigures, type Figures } from '../everyone/everyonesFigures.ts';
import { inParallel } from '../../database/inParallel.ts';
import { readTexts } from '../everyone/readTexts.ts';
import { textsOfStudents } from '../everyone/textsOfStudents.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import { sortedFigures } from './sortedFigures.ts';

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

/** How many students are listed before other requests have their turn. */
const atOnce = 5_000;

/**
 * The statistics of all students in scope in the order of their ranks, and with `unranked` of those without one after them; and
 * the figures that they are made of.
 */
export async function rankedStudents(
  context: QueryContext,
  period: Period,
  { unranked = false }: { unranked?: boolean } = {},
): Promise<{ content: StudentStat[]; figures: Figures }> {
  const [figures, texts] = await inParallel(
    context.db,
    () => everyonesFigures(context, period),
    () => readTexts(context),
  );
  const textOf = await textsOfStudents(texts, figures.students);
  const content: StudentStat[] = [];
  // They come by name, which remains the order of those with the same rank.
  for (const [index, row] of sortedFigures(figures, sortEntries<'rank'>(['rank,asc'])).entries()) {
    if (index % atOnce === 0) await yieldToEventLoop();
    const rank = figures.rank[row]!;
    const its = textOf[figures.places[row]!];
    if (its === undefined || (rank === 0 && !unranked)) continue;
    content.push({
      // One by one: a spread takes more time here than reading everything.
      customerId: its.customerId,
      userId: its.userId,
      name: its.name,
      email: its.email,
      managerName: its.managerName,
      studyDayCount: figures.studyDayCount[row]!,
      totalStudySeconds: figures.totalSeconds[row]!,
      premiumStudySeconds: figures.premiumSeconds[row]!,
      avgStudySeconds: figures.avgSeconds[row]!,
      targetSeconds: figures.targetSeconds[row]!,
      attainmentRate: figures.attainmentRate[row]!,
      presentCount: figures.presentCount[row]!,
      absentCount: figures.absentCount[row]!,
      rank,
    });
  }
  return { content, figures };
}
