import { and, between, eq } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { Period } from '../../src/domain/period.ts';
import { datesOf, studyDateOf } from '../../src/domain/studyDay.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { visitDays } from '../database/schema/index.ts';
import { consecutiveDays } from '../recorder/visits/consecutiveDays.ts';
import { visitFigures } from '../recorder/visits/visitFigures.ts';
import type { Visits } from '../recorder/visits/Visits.ts';

/** How the whole academy was visited on each day of a period that has begun: as it was counted, or from the stays. */
export async function visitsOfDays(
  { db, session, now }: Pick<QueryContext, 'db' | 'session' | 'now'>,
  { since, until }: Period,
): Promise<Map<string, Visits>> {
  const { groupId, studyClock } = session;
  const counted = await db
    .select()
    .from(visitDays)
    .where(and(eq(visitDays.groupId, groupId), between(visitDays.studyDate, since, until)));
  const byDate = new Map<string, Visits>(
    counted.map(row => [row.studyDate, omit(row, 'groupId', 'studyDate', 'hourVisitors', 'hourSeconds')]),
  );
  const today = studyDateOf(now, studyClock);
  const rest = datesOf(since, until < today ? until : today).filter(date => !byDate.has(date));
  for (const days of consecutiveDays(rest)) {
    const figures = await visitFigures(
      db,
      { groupId, studyClock, now },
      days.map(date => ({ since: date, until: date })),
    );
    for (const [index, of] of figures.entries()) byDate.set(days[index]!, of);
  }
  return byDate;
}
