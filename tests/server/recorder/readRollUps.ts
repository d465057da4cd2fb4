import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../server/database/open.ts';
import {
  groupDays,
  groupMonths,
  roomCustomers,
  roomDays,
  segments,
  studentDays,
  studentMonths,
  studyRecords,
  visitReturns,
} from '../../../server/database/schema/index.ts';

/** Everything that an academy's roll-ups say, in a fixed order. */
export const readRollUps = async (db: Queryable, groupId: string) => ({
  studyRecords: await db
    .select()
    .from(studyRecords)
    .where(eq(studyRecords.groupId, groupId))
    .orderBy(asc(studyRecords.studyDate), asc(studyRecords.customerId), asc(studyRecords.roomId)),
  studentDays: await db
    .select()
    .from(studentDays)
    .where(eq(studentDays.groupId, groupId))
    .orderBy(asc(studentDays.studyDate), asc(studentDays.customerId)),
  studentMonths: await db
    .select()
    .from(studentMonths)
    .where(eq(studentMonths.groupId, groupId))
    .orderBy(asc(studentMonths.month), asc(studentMonths.customerId)),
  roomCustomers: await db
    .select()
    .from(roomCustomers)
    .where(eq(roomCustomers.groupId, groupId))
    .orderBy(asc(roomCustomers.roomId), asc(roomCustomers.customerId)),
  roomDays: await db
    .select()
    .from(roomDays)
    .where(eq(roomDays.groupId, groupId))
    .orderBy(asc(roomDays.studyDate), asc(roomDays.roomId)),
  groupDays: await db
    .select()
    .from(groupDays)
    .where(eq(groupDays.groupId, groupId))
    .orderBy(asc(groupDays.studyDate)),
  groupMonths: await db
    .select()
    .from(groupMonths)
    .where(eq(groupMonths.groupId, groupId))
    .orderBy(asc(groupMonths.month)),
  visitReturns: await db
    .select()
    .from(visitReturns)
    .where(eq(visitReturns.groupId, groupId))
    .orderBy(asc(visitReturns.studyDate), asc(visitReturns.previousDate)),
});

/** The same without how many rooms were opened and ended: tests open rooms behind the recorder's back. */
export async function readStudied(db: Queryable, groupId: string) {
  const { groupDays: days, groupMonths: months, ...rest } = await readRollUps(db, groupId);
  return {
    ...rest,
    groupDays: days.map(day => ({ ...day, createdRoomCount: 0, endedRoomCount: 0 })),
    groupMonths: months.map(month => ({ ...month, createdRoomCount: 0 })),
  };
}

/** The closed segments' seconds of a state. */
export async function segmentSeconds(db: Queryable, groupId: string, state: 'STUDY' | 'BREAK') {
  const rows = await db.select().from(segments).where(eq(segments.groupId, groupId));
  return rows
    .filter(row => row.state === state && row.endedAt !== null)
    .reduce((sum, row) => sum + (row.endedAt!.getTime() - row.startedAt.getTime()) / 1_000, 0);
}
