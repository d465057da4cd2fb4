import { sql } from 'drizzle-orm';
import sumBy from 'lodash/sumBy.js';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { everyonesFigures } from '../everyone/everyonesFigures.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import { inParallel } from '../../database/inParallel.ts';
import { readTexts, type Texts } from '../everyone/readTexts.ts';
import { writtenTexts, type WrittenTexts } from '../everyone/writtenTexts.ts';
import { LongList } from '../../core/longList.ts';
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

/** The figures that every row has; ranks are not compared with a period before. */
type FigureName = Exclude<keyof StudentStat, keyof Texts | 'date' | 'until' | 'mark' | 'change'>;
type Columns = Readonly<Record<FigureName, ArrayLike<number>>>;

/** How many characters a number of a column takes at most, as JSON has it. */
const longest = (values: ArrayLike<number>) => (values instanceof Int32Array ? 11 : 24);

/**
 * Writes rows as JSON: the texts that are written already, then a figure of each column. Thousands of objects, made to be written,
 * take twice as long.
 */
function rowWriter(rows: Int32Array, places: Int32Array, { bytes, starts }: WrittenTexts, columns: Columns) {
  const figures = Object.entries(columns).map(([name, values]) => ({ before: `,"${name}":`, values }));
  const mostOfFigures = sumBy(figures, ({ before, values }) => before.length + longest(values)) + 2;
  return (from: number, until: number) => {
    const written = rows.subarray(from, until);
    let most = 0;
    for (const row of written) most += starts[places[row]! + 1]! - starts[places[row]!]! + mostOfFigures;
    const text = Buffer.allocUnsafe(most);
    let end = 0;
    for (const row of written) {
      const place = places[row]!;
      text.set(bytes.subarray(starts[place], starts[place + 1]), end);
      end += starts[place + 1]! - starts[place]!;
      let numbers = '';
      for (const { before, values } of figures) numbers += before + values[row]!;
      end += text.write(`${numbers}},`, end, 'latin1');
    }
    return text.subarray(0, Math.max(0, end - 1));
  };
}

/**
 * The statistics of all students in scope in the order of their ranks, and with `unranked` of those without one after them; and
 * the figures that they are made of.
 */
export async function rankedStudents(
  context: QueryContext,
  period: Period,
  { unranked = false }: { unranked?: boolean } = {},
): Promise<{ content: LongList<StudentStat>; figures: Figures }> {
  const [figures, texts] = await inParallel(
    context.db,
    () => everyonesFigures(context, period),
    () => readTexts(context),
  );
  const written = await writtenTexts(texts, figures.students);
  const { places, rank } = figures;
  const hasTexts = (place: number) => written.starts[place + 1]! > written.starts[place]!;
  // They come by name, which remains the order of those with the same rank.
  const rows = sortedFigures(figures, sortEntries<'rank'>(['rank,asc'])).filter(
    row => (unranked || rank[row]! > 0) && hasTexts(places[row]!),
  );
  const write = rowWriter(rows, places, written, {
    studyDayCount: figures.studyDayCount,
    totalStudySeconds: figures.totalSeconds,
    premiumStudySeconds: figures.premiumSeconds,
    avgStudySeconds: figures.avgSeconds,
    targetSeconds: figures.targetSeconds,
    attainmentRate: figures.attainmentRate,
    presentCount: figures.presentCount,
    absentCount: figures.absentCount,
    rank,
  });
  return { content: new LongList(rows.length, write), figures };
}
