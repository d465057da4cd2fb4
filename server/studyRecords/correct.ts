import { eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { StudyRecord } from '../../src/domain/entities/study.ts';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import { groups, studyRecords } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';
import { correctStudy } from '../recorder/correctStudy.ts';
import { splitSegment } from '../recorder/splitSegment.ts';
import { lockLiveStay } from '../recorder/liveStay.ts';
import { secondsBetween } from '../recorder/truncateToSecond.ts';
import { isRecord } from '../core/records/isRecord.ts';
import { loadRecords } from './load.ts';

/** Corrects a record's study time as of now. The measured time is kept, and time studied later is added. */
export async function correctRecord(context: Context<Contract['study']['correct']>): Promise<StudyRecord> {
  const { db, session, now, params, body, ifMatch, audit } = context;
  const { groupId, studyClock } = session;
  const { studyDate, totalStudySeconds, reason } = body;
  const { roomId } = params;
  const { customerId, name } = await findStudent(context, params.userId);
  if (!isCalendarDate(studyDate)) throw notFound();
  const { start, end } = studyDayBounds(studyDate, studyClock);
  // Of a running day, no more than what has passed of it.
  if (totalStudySeconds > secondsBetween(start, end < now ? end : now))
    throw new ProblemError('VALIDATION_FAILED', {
      fieldErrors: { totalStudySeconds: 'validation.studySeconds' },
    });

  const live = await lockLiveStay(db, groupId, customerId);
  const key = { studyDate, customerId, roomId };
  const load = async () => found((await loadRecords(db, session, [key], now))[0]);
  const [record] = await db
    .select({ version: studyRecords.version })
    .from(studyRecords)
    .where(isRecord(groupId, key))
    .for('update');
  const current = await load();
  if (record!.version !== ifMatch) throw new ProblemError('STALE', { current });

  if (live?.segment && live.stay.roomId === roomId) {
    const [group] = await db
      .select({ settings: groups.studySettings })
      .from(groups)
      .where(eq(groups.groupId, groupId));
    await splitSegment(db, { groupId, studyClock, now, settings: found(group).settings }, live.segment);
  }
  await correctStudy(db, {
    ...key,
    groupId,
    now,
    reason,
    totalSeconds: totalStudySeconds,
    correctedBy: session.name,
  });
  const after = await load();
  await audit({
    action: 'student.correctStudy',
    target: { kind: 'student', id: customerId, name: `${name} · ${studyDate} · ${after.roomName}` },
    before: { totalStudySeconds: current.totalStudySeconds },
    after: { totalStudySeconds: after.totalStudySeconds },
    reason,
  });
  return after;
}
