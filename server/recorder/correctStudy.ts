import { isRecord } from '../core/records/isRecord.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { corrections, studyRecords } from '../database/schema/index.ts';
import { addToRollUps } from './addToRollUps.ts';
import type { StudyWrite } from './studyWrite.ts';

interface Correction extends Pick<StudyWrite, 'groupId' | 'now' | 'random'> {
  studyDate: string;
  roomId: string;
  customerId: string;
  totalSeconds: number;
  reason: string;
  /** The name of the user who corrects. */
  correctedBy: string;
}

/**
 * Sets what a study record's total time shall be; what was measured stays. Later study of the day comes on top. Returns
 * the total before; null when there is no such record.
 */
export async function correctStudy(
  db: Queryable,
  { groupId, now, random, studyDate, customerId, roomId, totalSeconds, reason, correctedBy }: Correction,
): Promise<{ before: number } | null> {
  const [record] = await db
    .select({ before: studyRecords.totalSeconds })
    .from(studyRecords)
    .where(isRecord(groupId, { studyDate, customerId, roomId }))
    .for('update');
  if (record === undefined) return null;
  await db.insert(corrections).values({
    groupId,
    correctionId: newId(now, random),
    kind: 'STUDY',
    studyDate,
    customerId,
    roomId,
    before: String(record.before),
    after: String(totalSeconds),
    reason,
    correctedBy,
    correctedAt: now,
  });
  await addToRollUps(db, { groupId, now, ...(random ? { random } : {}) }, studyDate, [
    { customerId, roomId, totalSeconds: totalSeconds - record.before, corrected: true },
  ]);
  return record;
}
