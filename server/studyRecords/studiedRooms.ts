import { and, between, desc, eq, sql } from 'drizzle-orm';
import sortBy from 'lodash/sortBy.js';
import type { Contract } from '../../src/contract/index.ts';
import type { StudiedRoom } from '../../src/domain/entities/study.ts';
import { isoInZone, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import { rooms, studyRecords } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { findRunning } from '../recorder/findRunning.ts';
import { runningPieces } from '../recorder/runningPieces.ts';
import { periodOr30Days } from './periodOr30Days.ts';

/** The rooms in which a student studied in a period, with what a stopwatch runs now, the one with the most study first. */
export async function studiedRoomsOf(
  context: Context<Contract['study']['studiedRooms']>,
): Promise<{ content: StudiedRoom[] }> {
  const { db, session, now, query, params } = context;
  const { groupId, studyClock, timeZone } = session;
  const { customerId } = await findStudent(context, params.userId);
  const { since, until } = periodOr30Days(query, studyDateOf(now, studyClock));
  const total = sql<number>`sum(${studyRecords.totalSeconds})`;
  const rows = await db
    .select({
      roomId: studyRecords.roomId,
      roomName: rooms.name,
      totalStudySeconds: total,
      visitCount: sql<number>`sum(${studyRecords.visitCount})`,
      lastEnteredAt: sql`max(${studyRecords.lastEnteredAt})`.mapWith(studyRecords.lastEnteredAt),
      lastDate: sql<string>`max(${studyRecords.studyDate})`,
    })
    .from(studyRecords)
    .innerJoin(rooms, and(eq(rooms.groupId, studyRecords.groupId), eq(rooms.roomId, studyRecords.roomId)))
    .where(
      and(
        eq(studyRecords.groupId, groupId),
        eq(studyRecords.customerId, customerId),
        between(studyRecords.studyDate, since, until),
      ),
    )
    .groupBy(studyRecords.roomId, rooms.name)
    .orderBy(desc(total), rooms.name);
  const running = await findRunning(db, { groupId, customerId });
  const more = [...runningPieces(running, studyClock, now)].reduce(
    (sum, [date, seconds]) => sum + (since <= date && date <= until ? seconds : 0),
    0,
  );
  const withRunning = rows.map(row => ({
    ...row,
    totalStudySeconds: row.totalStudySeconds + (row.roomId === running?.roomId ? more : 0),
  }));
  return {
    content: sortBy(withRunning, room => -room.totalStudySeconds).map(
      ({ lastDate, lastEnteredAt, ...room }) => ({
        ...room,
        // A night that reaches into the period began before it; it is listed under the day that it reaches.
        lastEnteredAt: isoInZone(lastEnteredAt ?? studyDayBounds(lastDate, studyClock).start, timeZone),
      }),
    ),
  };
}
