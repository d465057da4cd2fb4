import { and, eq, sql } from 'drizzle-orm';
import { excluded, plusExcluded } from '../database/excluded.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomDays, studentDays, studyRecords } from '../database/schema/index.ts';
import { addToGroupDay } from './addToGroupDay.ts';
import { addToRoomCustomer } from './addToRoomCustomer.ts';
import type { StudyWrite } from './studyWrite.ts';

/** Where study falls: one student's, in one room, on one study day. */
export interface StudyPlace {
  studyDate: string;
  customerId: string;
  roomId: string;
}

/** What comes on top. `enteredAt` is a visit; a correction's `totalSeconds` may be negative. */
export interface StudyGain {
  premiumSeconds?: number;
  totalSeconds?: number;
  breakSeconds?: number;
  enteredAt?: Date;
  corrected?: true;
}

/** What a study record and a student's day add up alike. */
const studySums = (table: typeof studyRecords | typeof studentDays) => ({
  premiumSeconds: plusExcluded(table.premiumSeconds),
  totalSeconds: plusExcluded(table.totalSeconds),
  breakSeconds: plusExcluded(table.breakSeconds),
  visitCount: plusExcluded(table.visitCount),
  firstEnteredAt: sql`least(${table.firstEnteredAt}, ${excluded(table.firstEnteredAt)})`,
});

/**
 * Adds to the study record, the student's day, the student in the room, the room's day and the academy's day, always in
 * this order, so that rivals wait for each other instead of both. A transaction should hold the writes of one student only.
 */
export async function addToRollUps(
  db: Queryable,
  write: Pick<StudyWrite, 'groupId' | 'now' | 'random'>,
  { studyDate, customerId, roomId }: StudyPlace,
  { premiumSeconds = 0, totalSeconds = 0, breakSeconds = 0, enteredAt, corrected }: StudyGain,
): Promise<void> {
  const { groupId } = write;
  const visitCount = enteredAt === undefined ? 0 : 1;
  const gained = { premiumSeconds, totalSeconds, breakSeconds, visitCount };
  const entered = { firstEnteredAt: enteredAt ?? null };

  const [record] = await db
    .insert(studyRecords)
    .values({
      groupId,
      studyDate,
      customerId,
      roomId,
      userStudyId: newId(write.now, write.random),
      ...gained,
      ...entered,
      lastEnteredAt: enteredAt ?? null,
      corrected: corrected ?? false,
    })
    .onConflictDoUpdate({
      target: [studyRecords.groupId, studyRecords.studyDate, studyRecords.customerId, studyRecords.roomId],
      set: {
        ...studySums(studyRecords),
        lastEnteredAt: sql`greatest(${studyRecords.lastEnteredAt}, ${excluded(studyRecords.lastEnteredAt)})`,
        ...(corrected ? { corrected, version: sql`${studyRecords.version} + 1` } : {}),
      },
    })
    // A row that this statement made has no predecessor.
    .returning({ visitCount: studyRecords.visitCount, isNew: sql<boolean>`xmax = 0` });

  const target = db
    .select({ targetSeconds: customers.targetSeconds })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  const [day] = await db
    .insert(studentDays)
    .values({
      groupId,
      studyDate,
      customerId,
      userStudyId: newId(write.now, write.random),
      targetSeconds: sql`(${target})`,
      ...gained,
      ...entered,
    })
    .onConflictDoUpdate({
      target: [studentDays.groupId, studentDays.studyDate, studentDays.customerId],
      set: studySums(studentDays),
    })
    .returning({ visitCount: studentDays.visitCount, attendance: studentDays.attendance });

  const isFirst = (visits: number) => (visitCount === 1 && visits === 1 ? 1 : 0);
  const userCount = isFirst(record!.visitCount);
  await addToRoomCustomer(db, {
    groupId,
    roomId,
    customerId,
    stayCount: visitCount,
    dayCount: userCount,
    premiumSeconds,
    totalSeconds,
  });
  const [room] = await db
    .insert(roomDays)
    .values({ groupId, studyDate, roomId, userCount, visitCount, totalSeconds })
    .onConflictDoUpdate({
      target: [roomDays.groupId, roomDays.studyDate, roomDays.roomId],
      set: {
        userCount: plusExcluded(roomDays.userCount),
        visitCount: plusExcluded(roomDays.visitCount),
        totalSeconds: plusExcluded(roomDays.totalSeconds),
      },
    })
    .returning({ visitCount: roomDays.visitCount });

  await addToGroupDay(db, groupId, studyDate, {
    presentCount: day!.attendance === null ? isFirst(day!.visitCount) : 0,
    usedRoomCount: isFirst(room!.visitCount),
    recordCount: record!.isNew ? 1 : 0,
    visitCount,
    totalSeconds,
  });
}
