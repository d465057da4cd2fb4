import { and, asc, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { StudyTimeline } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import { corrections, roomUsers, segments } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { correctionsOf } from '../core/records/correctionsOf.ts';
import { found } from '../core/problem.ts';
import { loadRecords } from './load.ts';

type Segment = StudyTimeline['segments'][number];

/** Segments that say the same one after the other are one: a correction cuts a running one in two. */
const joined = (pieces: Segment[]): Segment[] =>
  pieces.reduce<Segment[]>((all, piece) => {
    const last = all.at(-1);
    if (last && last.state === piece.state && last.end === piece.start) last.end = piece.end;
    else all.push({ ...piece });
    return all;
  }, []);

/** One student's study day in one room: its intervals within the day, the visits that it belongs to, its corrections. */
export async function timelineOf(context: Context<Contract['study']['timeline']>): Promise<StudyTimeline> {
  const { db, session, now, query, params } = context;
  const { groupId, studyClock, timeZone } = session;
  const { roomId } = params;
  const { customerId } = await findStudent(context, params.userId);
  const studyDate = query.date ?? studyDateOf(now, studyClock);
  const [record] = await loadRecords(db, session, [{ studyDate, customerId, roomId }], now);
  const { start, end } = studyDayBounds(studyDate, studyClock);
  const iso = (instant: Date) => isoInZone(instant, timeZone);

  const pieces = await db
    .select({ state: segments.state, startedAt: segments.startedAt, endedAt: segments.endedAt })
    .from(segments)
    .where(
      and(
        eq(segments.groupId, groupId),
        eq(segments.customerId, customerId),
        eq(segments.roomId, roomId),
        lt(segments.startedAt, end),
        or(isNull(segments.endedAt), gt(segments.endedAt, start)),
      ),
    )
    .orderBy(asc(segments.startedAt));
  const visits = await db
    .select()
    .from(roomUsers)
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        eq(roomUsers.customerId, customerId),
        eq(roomUsers.roomId, roomId),
        lt(roomUsers.enteredAt, end),
        or(isNull(roomUsers.exitedAt), gt(roomUsers.exitedAt, start)),
      ),
    )
    .orderBy(asc(roomUsers.enteredAt));
  const corrected = await db
    .select()
    .from(corrections)
    .where(correctionsOf({ groupId, customerId, kind: 'STUDY', on: studyDate, roomId }))
    .orderBy(desc(corrections.correctedAt));

  return {
    record: found(record),
    segments: joined(
      pieces.map(({ state, startedAt, endedAt }) => ({
        state,
        start: iso(startedAt < start ? start : startedAt),
        end: endedAt === null ? (now < end ? null : iso(end)) : iso(endedAt > end ? end : endedAt),
      })),
    ),
    visits: visits.map(({ roomUserId, enteredAt, exitedAt, expulsionReason, os }) => ({
      roomUserId,
      enteredAt: iso(enteredAt),
      exitedAt: exitedAt && iso(exitedAt),
      expulsionReason,
      os,
    })),
    corrections: corrected.map(({ correctedAt, correctedBy, reason, before, after }) => ({
      correctedAt: iso(correctedAt),
      correctedBy,
      reason,
      beforeSeconds: Number(before),
      afterSeconds: Number(after),
    })),
  };
}
