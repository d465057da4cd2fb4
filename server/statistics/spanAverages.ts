import { min } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import partition from 'lodash/partition.js';
import sumBy from 'lodash/sumBy.js';
import type { Period } from '../../src/domain/period.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { readSpans } from '../attendance/readSpans.ts';
import { segments } from '../database/schema/index.ts';
import type { Averages } from './averages.ts';
import { cachedRecords } from '../core/cache/cachedRecords.ts';
import { isRunning } from './isRunning.ts';
import { readPlainDays } from './plainDays.ts';
import { runningDays } from './runningDays.ts';
import { readSums, sumsOf, type SpanSums } from './spanSums.ts';

interface Place {
  period: Period;
  /** The period as far as it has begun. */
  span: Period;
  place: number;
  /** A stopwatch that runs has measured something in it. */
  isRunning: boolean;
}

type By = 'everyone' | 'manager';

/** What a row of sums takes of the memory. */
const bytesOfRow = 400;

interface SpanAverages extends Averages {
  /** The span's place, from 1 on. */
  place: number;
  /** The manager whom the students are assigned to; null without one, and where they are all together. */
  managerId: string | null;
}

const dayOf = (date: string) => Number(date.slice(8));
const bitOf = (date: string) => 2 ** (dayOf(date) - 1);

/**
 * What the figures of the students in scope come to in each of some spans, all together or by manager: the averages of
 * `averagesOf`. It has a row a student and a column a span, where `figures` has a row for each of both, so
 * that sixty days of thousands of students need no rows of their own. Spans in which no one counts are left out. Everyone's sums of
 * spans that are over are kept. The plain days of each month are read by themselves, at the same time as the others: they need that
 * month's rows only, and fewer steps.
 */
export async function spanAverages(
  context: QueryContext,
  periods: readonly Period[],
  by: By,
): Promise<SpanAverages[]> {
  const { today, spans } = readSpans(context, periods);
  const running = await runningPlaces(context, spans);
  const places = spans.map((span, index) => ({
    period: periods[index]!,
    span,
    place: index + 1,
    isRunning: running.has(index + 1),
  }));
  const [over, others] = partition(places, ({ span, isRunning }) => span.until < today && !isRunning);
  const ofParts = await Promise.all([
    over.length > 0 ? cachedSums(context, over, by) : [],
    others.length > 0 ? sumsOfPlaces(context, others, by) : [],
  ]);
  const ofSpans = groupBy(ofParts.flat(), ({ place, managerId }) => `${place} ${managerId}`);
  return Object.values(ofSpans).flatMap(of => averagesOf(of) ?? []);
}

/** The sums of spans that are over. */
function cachedSums(context: QueryContext, places: readonly Place[], by: By): Promise<SpanSums[]> {
  if (!isWhole(context)) return sumsOfPlaces(context, places, by);
  const spans = places.map(({ place, span: { since, until } }) => [place, since, until]);
  const days = {
    since: places.map(({ span }) => span.since).toSorted()[0]!,
    until: places
      .map(({ span }) => span.until)
      .toSorted()
      .at(-1)!,
  };
  return cachedRecords(context, ['spans', by, spans], days, async () => {
    const value = await sumsOfPlaces(context, places, by);
    return { value, bytes: value.length * bytesOfRow };
  });
}

async function sumsOfPlaces(context: QueryContext, places: readonly Place[], by: By): Promise<SpanSums[]> {
  const { dates, expected, isOff } = readSpans(
    context,
    places.map(({ period }) => period),
  );
  const [plain, others] = partition(
    places,
    ({ span, isRunning }) => span.since === span.until && !isRunning && !isOff[dates.indexOf(span.since)],
  );
  const expectedIn = (month: string) =>
    dates.reduce((bits, date, at) => (expected[at] && date.startsWith(month) ? bits | bitOf(date) : bits), 0);
  const ofParts = await Promise.all([
    others.length > 0 ? sumsOf(context, others, by) : [],
    ...Object.entries(groupBy(plain, ({ span }) => span.since.slice(0, 7))).map(async ([month, part]) => {
      const placeOf = new Map(part.map(({ span, place }) => [dayOf(span.since), place]));
      const asked = { month: `${month}-01`, placeOf, expected: expectedIn(month) };
      const { sums, hasOthers } = await readPlainDays(context, asked, by);
      return hasOthers ? [...sums, ...(await sumsOf(context, part, by, { targets: 'mixed' }))] : sums;
    }),
  ]);
  return ofParts.flat();
}

/** The places of the spans in which stopwatches that run have measured something. */
async function runningPlaces(context: QueryContext, spans: readonly Period[]): Promise<Set<number>> {
  const days = runningDays(context, spans);
  if (days.length === 0) return new Set();
  const [row] = await context.db
    .select({ since: min(segments.startedAt) })
    .from(segments)
    .where(isRunning(context));
  if (!row?.since) return new Set();
  const since = studyDateOf(row.since, context.session.studyClock);
  return new Set(days.filter(({ date }) => date >= since).map(({ place }) => place));
}

/** How often all students in scope together were present and absent in a period; accounts that are deleted are left out. */
export async function attendanceOfAll(
  context: QueryContext,
  period: Period,
): Promise<Pick<Averages, 'presentCount' | 'absentCount'>> {
  const read = async () => {
    const value = await readSums(context, [period], 'everyone', { names: ['p', 'x'] });
    return { value, bytes: value.length * bytesOfRow };
  };
  const isOver = period.until < studyDateOf(context.now, context.session.studyClock);
  const rows =
    isOver && isWhole(context)
      ? await cachedRecords(context, ['attendance'], period, read)
      : (await read()).value;
  const remaining = rows.filter(({ isDeleted }) => !isDeleted);
  return {
    presentCount: sumBy(remaining, row => row.p1 ?? 0),
    absentCount: sumBy(remaining, row => row.x1 ?? 0),
  };
}

/** Averages of those who are active, sums of all, attendance without deleted accounts; undefined where no one counts. */
function averagesOf(rows: readonly SpanSums[]): SpanAverages | undefined {
  const { place, managerId } = rows[0]!;
  if (rows.every(({ studentCount }) => studentCount === 0)) return undefined;
  const activeCount = sumBy(rows, 'activeCount');
  const mean = (column: 'averages' | 'targets' | 'attainments') =>
    activeCount === 0 ? 0 : sumBy(rows, column) / activeCount;
  return {
    place,
    managerId,
    activeCount,
    totalSeconds: sumBy(rows, 'totalSeconds'),
    avgSeconds: Math.round(mean('averages')),
    targetSeconds: Math.round(mean('targets')),
    attainmentRate: mean('attainments'),
    presentCount: sumBy(rows, 'presentCount'),
    absentCount: sumBy(rows, 'absentCount'),
  };
}
