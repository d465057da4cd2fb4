import { sql } from 'drizzle-orm';
import mapValues from 'lodash/mapValues.js';
import sumBy from 'lodash/sumBy.js';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { everyonesFigures } from '../everyone/everyonesFigures.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import { ranksInOrder, rowsByTotal } from '../everyone/ranksOf.ts';
import { inParallel } from '../../database/inParallel.ts';
import { readTexts } from '../everyone/readTexts.ts';
import { textsByPlace, type TextsByPlace } from '../everyone/textsByPlace.ts';
import { LongList } from '../../core/longList.ts';
import { statFigures } from './statFigures.ts';

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

type Columns = Readonly<Record<keyof typeof statFigures | 'rank', ArrayLike<number>>>;

/** The figures that rows have. */
const names = Object.values(statFigures);

/** How many characters a number of a column takes at most, as JSON has it. */
const longest = (values: ArrayLike<number>) => (values instanceof Int32Array ? 11 : 24);

/**
 * Writes rows as JSON: the texts that are written already, then a figure of each column. Thousands of objects, made to be written,
 * take twice as long.
 */
function rowWriter(rows: Int32Array, texts: TextsByPlace, columns: Columns) {
  const figures = Object.entries(columns).map(([name, values]) => ({ before: `,"${name}":`, values }));
  const mostOfFigures = sumBy(figures, ({ before, values }) => before.length + longest(values)) + 2;
  return (from: number, until: number) => {
    const written = rows.subarray(from, until);
    let most = 0;
    for (const row of written) most += texts.until[row]! - texts.from[row]! + mostOfFigures;
    const text = Buffer.allocUnsafe(most);
    let end = 0;
    for (const row of written) {
      text.set(texts.bytes.subarray(texts.from[row], texts.until[row]), end);
      end += texts.until[row]! - texts.from[row]!;
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
): Promise<{ content: LongList<StudentStat>; figures: Figures<(typeof names)[number]> }> {
  const [figures, texts] = await inParallel(
    context.db,
    () => everyonesFigures(context, period, names),
    () => readTexts(context),
  );
  const written = textsByPlace(texts, figures.students);
  const byTotal = rowsByTotal(figures);
  const ranks = ranksInOrder(figures, byTotal, { none: 0 });
  const hasTexts = (row: number) => written.until[row]! > written.from[row]!;
  // Those with the same rank remain by name, and so do those without one.
  const ranked = byTotal.filter(row => ranks[row]! > 0 && hasTexts(row));
  const others = figures.rows.filter(row => unranked && ranks[row] === 0 && hasTexts(row));
  const rows = new Int32Array(ranked.length + others.length);
  rows.set(ranked);
  rows.set(others, ranked.length);
  const write = rowWriter(rows, written, { ...mapValues(statFigures, name => figures[name]), rank: ranks });
  return { content: new LongList(rows.length, write), figures };
}
