import { sql } from 'drizzle-orm';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { everyonesFigures, type Figures } from '../everyone/everyonesFigures.ts';
import { JsonRows } from '../../core/jsonRows.ts';
import { inParallel } from '../../database/inParallel.ts';
import { readTexts } from '../everyone/readTexts.ts';
import { textsOfStudents } from '../everyone/textsOfStudents.ts';
import { sortEntries } from '../../core/sortEntries.ts';
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

/**
 * The statistics of all students in scope in the order of their ranks, and with `unranked` of those without one after them; and
 * the figures that they are made of.
 */
export async function rankedStudents(
  context: QueryContext,
  period: Period,
  { unranked = false }: { unranked?: boolean } = {},
): Promise<{ content: JsonRows<StudentStat>; figures: Figures }> {
  const [figures, texts] = await inParallel(
    context.db,
    () => everyonesFigures(context, period),
    () => readTexts(context),
  );
  const encoded = await textsOfStudents(texts, figures.students);
  const { starts } = encoded;
  const { places, rank } = figures;
  // They come by name, which remains the order of those with the same rank.
  const rows = sortedFigures(figures, sortEntries<'rank'>(['rank,asc'])).filter(row => {
    const place = places[row]!;
    return starts[place] !== starts[place + 1] && (unranked || rank[row] !== 0);
  });
  const content = new JsonRows<StudentStat>({
    rows,
    texts: encoded,
    places,
    numbers: {
      studyDayCount: figures.studyDayCount,
      totalStudySeconds: figures.totalSeconds,
      premiumStudySeconds: figures.premiumSeconds,
      avgStudySeconds: figures.avgSeconds,
      targetSeconds: figures.targetSeconds,
      attainmentRate: figures.attainmentRate,
      presentCount: figures.presentCount,
      absentCount: figures.absentCount,
      rank,
    },
  });
  return { content, figures };
}
