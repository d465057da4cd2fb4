import { and, gte, lt, sql } from 'drizzle-orm';
import { studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { segments } from '../database/schema/index.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';
import { findAllRunning } from './findAllRunning.ts';
import { isRunning } from './isRunning.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** Seconds that every running stopwatch has measured so far, by study day. */
export async function runningByDate(context: QueryContext): Promise<Map<string, number>> {
  const { db, session, now } = context;
  const today = studyDateOf(now, session.studyClock);
  const { start } = studyDayBounds(today, session.studyClock);
  const [[begun], earlier] = await Promise.all([
    db
      .select({
        seconds: sql<number>`coalesce(sum(extract(epoch from ${truncateToSecond(now)}::timestamptz - ${segments.startedAt})), 0)::int`,
      })
      .from(segments)
      .where(and(isRunning(context), gte(segments.startedAt, start))),
    // What runs on from a day before is divided among its days.
    findAllRunning(context, lt(segments.startedAt, start)),
  ]);
  const byDate = new Map([[today, begun!.seconds]]);
  for (const { date, seconds } of earlier) byDate.set(date, (byDate.get(date) ?? 0) + seconds);
  return byDate;
}
