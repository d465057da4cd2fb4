import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import type { StudyWrite } from '../studyWrite.ts';
import { deleteCountedVisits } from './deleteCountedVisits.ts';

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
  await deleteCountedVisits(db, new Map([[groupId, since]]));
}
