import { and, eq, gt, gte, ne } from 'drizzle-orm';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { splitByStudyDay, studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { corrections, roomUsers, segments, studyRecords } from '../../database/schema/index.ts';
import { secondsBetween } from '../../recorder/truncateToSecond.ts';

/** What a student's study record has to say, counted from stays, segments and corrections. */
export interface Measured {
  premiumSeconds: number;
  totalSeconds: number;
  breakSeconds: number;
  visitCount: number;
  firstEnteredAt: Date | null;
  lastEnteredAt: Date | null;
  lastExitedAt: Date | null;
  corrected: boolean;
}

const nothing = (): Measured => ({
  premiumSeconds: 0,
  totalSeconds: 0,
  breakSeconds: 0,
  visitCount: 0,
  firstEnteredAt: null,
  lastEnteredAt: null,
  lastExitedAt: null,
  corrected: false,
});
const earlier = (a: Date | null, b: Date) => (a === null || b < a ? b : a);
const later = (a: Date | null, b: Date | null) => (a === null || (b !== null && b > a) ? b : a);

interface DaysOfStudent {
  groupId: string;
  studyClock: StudyClock;
  customerId: string;
  since: string;
}

/** A student's study by study day and room, from a day on; rooms that have a record and no study are in it with nothing. */
export async function measureDays(
  db: Queryable,
  { groupId, studyClock, customerId, since }: DaysOfStudent,
): Promise<[studyDate: string, rooms: Map<string, Measured>][]> {
  const days = new Map<string, Map<string, Measured>>();
  const of = (date: string, roomId: string): Measured => {
    const rooms = days.get(date) ?? new Map<string, Measured>();
    const measured = rooms.get(roomId) ?? nothing();
    days.set(date, rooms.set(roomId, measured));
    return measured;
  };
  const { start } = studyDayBounds(since, studyClock);
  const theirs = <T extends typeof segments | typeof roomUsers | typeof studyRecords | typeof corrections>(
    table: T,
  ) => and(eq(table.groupId, groupId), eq(table.customerId, customerId));

  const records = await db
    .select({ studyDate: studyRecords.studyDate, roomId: studyRecords.roomId })
    .from(studyRecords)
    .where(and(theirs(studyRecords), gte(studyRecords.studyDate, since)));
  for (const { studyDate, roomId } of records) of(studyDate, roomId);

  const pieces = await db
    .select()
    .from(segments)
    .where(and(theirs(segments), gt(segments.endedAt, start), ne(segments.state, 'STOP')));
  for (const { state, startedAt, endedAt, roomId } of pieces)
    for (const { date, start: from, end } of splitByStudyDay(startedAt, endedAt!, studyClock)) {
      if (date < since) continue;
      const measured = of(date, roomId);
      const seconds = secondsBetween(from, end);
      if (state === 'BREAK') measured.breakSeconds += seconds;
      else {
        measured.premiumSeconds += seconds;
        measured.totalSeconds += seconds;
      }
    }

  const stays = await db
    .select()
    .from(roomUsers)
    .where(and(theirs(roomUsers), gte(roomUsers.enteredAt, start)));
  for (const { enteredAt, exitedAt, roomId } of stays) {
    const measured = of(studyDateOf(enteredAt, studyClock), roomId);
    measured.visitCount++;
    measured.firstEnteredAt = earlier(measured.firstEnteredAt, enteredAt);
    measured.lastEnteredAt = later(measured.lastEnteredAt, enteredAt);
    measured.lastExitedAt = later(measured.lastExitedAt, exitedAt);
  }

  const edits = await db
    .select()
    .from(corrections)
    .where(and(theirs(corrections), eq(corrections.kind, 'STUDY'), gte(corrections.studyDate, since)));
  for (const { studyDate, roomId, before, after } of edits) {
    const measured = of(studyDate, roomId!);
    measured.totalSeconds += Number(after) - Number(before);
    measured.corrected = true;
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
