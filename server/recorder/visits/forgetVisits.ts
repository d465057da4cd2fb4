import { and, eq, gte } from 'drizzle-orm';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { visitDays } from '../../database/schema/index.ts';
import type { StudyWrite } from '../studyWrite.ts';
import { shareVisits } from './shareVisits.ts';

/**
 * Deletes what was counted of an academy's visits from a study day on, in the transaction that changes stays of these days
 * and after that change. Nothing is counted of the running day.
 */
export async function forgetVisits(
  db: Queryable,
  {
    groupId,
    studyClock,
    now,
    arrivedAt = now,
  }: Pick<StudyWrite, 'groupId' | 'studyClock' | 'now' | 'arrivedAt'>,
  since: string,
): Promise<void> {
  if (since >= studyDateOf(arrivedAt, studyClock)) return;
  await shareVisits(db, [groupId]);
  await db.delete(visitDays).where(and(eq(visitDays.groupId, groupId), gte(visitDays.studyDate, since)));
}
