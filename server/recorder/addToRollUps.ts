import { sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import sortBy from 'lodash/sortBy.js';
import sumBy from 'lodash/sumBy.js';
import { excluded, plusExcluded } from '../database/excluded.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { roomDays, studentDays, studyRecords } from '../database/schema/index.ts';
import { addToGroupDay } from './addToGroupDay.ts';
import { addToRoomCustomers } from './addToRoomCustomers.ts';
import type { StudyWrite } from './studyWrite.ts';
import { targetSecondsOf } from './targetSecondsOf.ts';
import { updateStudentMonths } from './updateStudentMonths.ts';
import { countVisitors } from './visits/countVisitors.ts';

/** What a student gains in a room. `enteredAt` is a visit; a correction's `totalSeconds` may be negative. */
export interface StudyGain {
  customerId: string;
  roomId: string;
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

/** Whether what was added is all there is. */
const isFirst = (visits: number, added: number) => visits > 0 && visits === added;

/**
 * Adds to the study records, the students' days and months, the academy's month and day, the students in the rooms, the rooms'
 * days and the returns of the students, always in this order and by the students' and the rooms' ids, so that concurrent writes
 * cannot deadlock: a table at a time, however many students and rooms they are. The academy's month comes before all other rows
 * that students share, also in a transaction that adds several times. Each student may be named once. A transaction that adds for
 * several days locks all stays concerned first, and takes the days in order.
 */
export async function addToRollUps(
  db: Queryable,
  write: Pick<StudyWrite, 'groupId' | 'now' | 'random'>,
  studyDate: string,
  gains: readonly StudyGain[],
): Promise<void> {
  const { groupId } = write;
  const rows = sortBy(gains, 'customerId').map(
    ({
      customerId,
      roomId,
      premiumSeconds = 0,
      totalSeconds = 0,
      breakSeconds = 0,
      enteredAt,
      corrected,
    }) => ({
      roomId,
      sums: { premiumSeconds, totalSeconds, breakSeconds, visitCount: enteredAt === undefined ? 0 : 1 },
      customerId,
      enteredAt: enteredAt ?? null,
      corrected: corrected ?? false,
    }),
  );
  if (rows.length === 0) return;
  const records = await db
    .insert(studyRecords)
    .values(
      rows.map(({ customerId, roomId, sums, enteredAt, corrected }) => ({
        groupId,
        studyDate,
        customerId,
        roomId,
        userStudyId: newId(write.now, write.random),
        ...sums,
        firstEnteredAt: enteredAt,
        lastEnteredAt: enteredAt,
        corrected,
      })),
    )
    .onConflictDoUpdate({
      target: [studyRecords.groupId, studyRecords.studyDate, studyRecords.customerId, studyRecords.roomId],
      set: {
        ...studySums(studyRecords),
        lastEnteredAt: sql`greatest(${studyRecords.lastEnteredAt}, ${excluded(studyRecords.lastEnteredAt)})`,
        corrected: sql`${studyRecords.corrected} or ${excluded(studyRecords.corrected)}`,
        version: sql`${studyRecords.version} + ${excluded(studyRecords.corrected)}::int`,
      },
    })
    .returning({
      customerId: studyRecords.customerId,
      visitCount: studyRecords.visitCount,
      // A row that this statement made has no predecessor.
      isNew: sql<boolean>`xmax = 0`,
    });

  const targets = await targetSecondsOf(
    db,
    groupId,
    rows.map(({ customerId }) => customerId),
  );
  const days = await db
    .insert(studentDays)
    .values(
      rows.map(({ customerId, sums, enteredAt }) => ({
        groupId,
        studyDate,
        customerId,
        userStudyId: newId(write.now, write.random),
        targetSeconds: targets.get(customerId)!,
        ...sums,
        firstEnteredAt: enteredAt,
      })),
    )
    .onConflictDoUpdate({
      target: [studentDays.groupId, studentDays.studyDate, studentDays.customerId],
      set: studySums(studentDays),
    })
    .returning({
      customerId: studentDays.customerId,
      visitCount: studentDays.visitCount,
      attendance: studentDays.attendance,
    });

  await updateStudentMonths(
    db,
    groupId,
    studyDate,
    rows.map(({ customerId }) => customerId),
  );

  const visitsOf = new Map(rows.map(({ customerId, sums }) => [customerId, sums.visitCount]));
  const isFirstVisit = (row: { customerId: string; visitCount: number }) =>
    isFirst(row.visitCount, visitsOf.get(row.customerId)!);
  const firstInRoom = new Set(records.filter(isFirstVisit).map(({ customerId }) => customerId));
  await addToGroupDay(db, groupId, studyDate, {
    presentCount: days.filter(day => day.attendance === null && isFirstVisit(day)).length,
    recordCount: records.filter(({ isNew }) => isNew).length,
    visitCount: sumBy(rows, 'sums.visitCount'),
    totalSeconds: sumBy(rows, 'sums.totalSeconds'),
  });

  await addToRoomCustomers(
    db,
    rows.map(({ customerId, roomId, sums: { premiumSeconds, totalSeconds, visitCount } }) => ({
      groupId,
      roomId,
      customerId,
      stayCount: visitCount,
      dayCount: firstInRoom.has(customerId) ? 1 : 0,
      premiumSeconds,
      totalSeconds,
    })),
  );
  const inRooms = Object.entries(groupBy(rows, 'roomId')).map(([roomId, of]) => ({
    roomId,
    userCount: of.filter(({ customerId }) => firstInRoom.has(customerId)).length,
    visitCount: sumBy(of, 'sums.visitCount'),
    totalSeconds: sumBy(of, 'sums.totalSeconds'),
  }));
  await db
    .insert(roomDays)
    .values(sortBy(inRooms, 'roomId').map(room => ({ groupId, studyDate, ...room })))
    .onConflictDoUpdate({
      target: [roomDays.groupId, roomDays.studyDate, roomDays.roomId],
      set: {
        userCount: plusExcluded(roomDays.userCount),
        visitCount: plusExcluded(roomDays.visitCount),
        totalSeconds: plusExcluded(roomDays.totalSeconds),
      },
    });

  await countVisitors(
    db,
    { groupId, studyDate },
    days.filter(isFirstVisit).map(({ customerId }) => customerId),
  );
}
