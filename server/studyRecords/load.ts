import { and, eq, isNull } from 'drizzle-orm';
import type { StudyRecord } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { customers, rooms, segments, studentDays, studyRecords } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { runningPieces } from '../recorder/runningPieces.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import { areRecords } from './areRecords.ts';

const nameOf = (key: RecordKey) => `${key.studyDate} ${key.customerId} ${key.roomId}`;

/** The segment that a record's student runs in its room. */
export const runsNow = and(
  eq(segments.groupId, studyRecords.groupId),
  eq(segments.customerId, studyRecords.customerId),
  eq(segments.roomId, studyRecords.roomId),
  isNull(segments.endedAt),
);

/**
 * Study records by their keys and in their order, with what a running stopwatch has measured so far. The keys must be
 * ones that the caller may see.
 */
export async function loadRecords(
  db: Queryable,
  { groupId, studyClock, timeZone }: Pick<CurrentUser, 'groupId' | 'studyClock' | 'timeZone'>,
  keys: readonly RecordKey[],
  now: Date,
): Promise<StudyRecord[]> {
  const rows = await db
    .select({
      record: studyRecords,
      userId: customers.userId,
      displayName: customers.name,
      email: customers.email,
      roomName: rooms.name,
      targetSeconds: studentDays.targetSeconds,
      state: segments.state,
      startedAt: segments.startedAt,
    })
    .from(studyRecords)
    .innerJoin(
      customers,
      and(eq(customers.groupId, studyRecords.groupId), eq(customers.customerId, studyRecords.customerId)),
    )
    .innerJoin(rooms, and(eq(rooms.groupId, studyRecords.groupId), eq(rooms.roomId, studyRecords.roomId)))
    .leftJoin(
      studentDays,
      and(
        eq(studentDays.groupId, studyRecords.groupId),
        eq(studentDays.studyDate, studyRecords.studyDate),
        eq(studentDays.customerId, studyRecords.customerId),
      ),
    )
    .leftJoin(segments, runsNow)
    .where(areRecords(groupId, keys));
  const today = studyDateOf(now, studyClock);
  const byName = new Map(rows.map(row => [nameOf(row.record), row]));
  const iso = (instant: Date | null) => instant && isoInZone(instant, timeZone);
  return keys.flatMap(key => {
    const row = byName.get(nameOf(key));
    if (row === undefined) return [];
    const { record, state, startedAt, ...names } = row;
    const running = state && startedAt ? { state, startedAt } : null;
    const more = runningPieces(running, studyClock, now).get(record.studyDate) ?? 0;
    const targetSeconds = names.targetSeconds ?? 0;
    const totalStudySeconds = record.totalSeconds + more;
    // A student who entered and has not started the stopwatch is in START.
    const isStart =
      running?.state === 'STOP' && running.startedAt.getTime() === record.lastEnteredAt?.getTime();
    return [
      {
        ...names,
        id: record.userStudyId,
        userStudyId: record.userStudyId,
        studyDate: record.studyDate,
        customerId: record.customerId,
        roomId: record.roomId,
        totalStudySeconds,
        premiumStudySeconds: record.premiumSeconds + more,
        breakSeconds: record.breakSeconds,
        targetSeconds,
        attainmentRate: targetSeconds === 0 ? 0 : totalStudySeconds / targetSeconds,
        firstEnteredAt: iso(record.firstEnteredAt),
        lastEnteredAt: iso(record.lastEnteredAt),
        stopwatchStatus:
          running === null || record.studyDate !== today ? 'STOP' : isStart ? 'START' : running.state,
        corrected: record.corrected,
        version: record.version,
      },
    ];
  });
}
