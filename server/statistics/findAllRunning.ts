import { and, type SQL } from 'drizzle-orm';
import { splitByStudyDay, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { segments } from '../database/schema/index.ts';
import { secondsBetween, truncateToSecond } from '../recorder/truncateToSecond.ts';
import { isRunning } from './isRunning.ts';
import type { QueryContext } from '../accounts/scope.ts';

/** Study that a stopwatch has measured and no record holds yet, by study day. */
interface RunningPiece {
  customerId: string;
  roomId: string;
  date: string;
  seconds: number;
}

/** What every running stopwatch has measured so far: figures of the running day include it, as lists do. */
export async function findAllRunning(context: QueryContext, which?: SQL): Promise<RunningPiece[]> {
  const { db, session, now } = context;
  const rows = await db
    .select({ customerId: segments.customerId, roomId: segments.roomId, startedAt: segments.startedAt })
    .from(segments)
    .where(and(isRunning(context), which));
  const today = studyDateOf(now, session.studyClock);
  const dayStart = studyDayBounds(today, session.studyClock).start;
  const until = truncateToSecond(now);
  return rows.flatMap(({ startedAt, ...whose }) =>
    // Nearly all began today, and need no calendar.
    startedAt >= dayStart
      ? [{ ...whose, date: today, seconds: secondsBetween(startedAt, until) }]
      : splitByStudyDay(startedAt, until, session.studyClock).map(({ date, start, end }) => ({
          ...whose,
          date,
          seconds: secondsBetween(start, end),
        })),
  );
}
