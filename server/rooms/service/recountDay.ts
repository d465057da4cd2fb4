import { targetSecondsOf } from '../../recorder/targetSecondsOf.ts';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { monthOf } from '../../../src/domain/period.ts';
import { plusExcluded } from '../../database/excluded.ts';
import { newId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { roomDays, studentDays, studyRecords } from '../../database/schema/index.ts';
import { addToGroupDay } from '../../recorder/addToGroupDay.ts';
import { addToRoomCustomers } from '../../recorder/addToRoomCustomers.ts';
import { isPresent } from '../../recorder/present.ts';
import { insertStudentMonths } from '../../recorder/insertStudentMonths.ts';
import type { StudyWrite } from '../../recorder/studyWrite.ts';
import { countVisitors } from '../../recorder/visits/countVisitors.ts';
import type { Measured } from './measureDays.ts';

type Write = Pick<StudyWrite, 'groupId' | 'now' | 'random'>;
interface Day {
  studyDate: string;
  customerId: string;
}

const isEmpty = ({ premiumSeconds, breakSeconds, visitCount, corrected }: Measured) =>
  premiumSeconds === 0 && breakSeconds === 0 && visitCount === 0 && !corrected;

/**
 * Sets a student's records of one study day to what was measured, and shifts what rests on them, in the order in which
 * the recorder writes: records, the student's day, the academy, the rooms.
 */
export async function recountDay(
  db: Queryable,
  write: Write,
  day: Day,
  rooms: ReadonlyMap<string, Measured>,
): Promise<void> {
  const shifts: (Shift & { recordCount: number })[] = [];
  for (const [roomId, measured] of [...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    shifts.push({ roomId, ...(await setRecord(db, write, { ...day, roomId }, measured)) });
  const { presentCount, visited } = await setDay(db, write, day, [...rooms.values()]);
  await recountMonth(db, write.groupId, day);
  const sum = (of: (shift: (typeof shifts)[number]) => number) =>
    shifts.reduce((total, shift) => total + of(shift), 0);
  await addToGroupDay(db, write.groupId, day.studyDate, {
    presentCount,
    recordCount: sum(shift => shift.recordCount),
    visitCount: sum(shift => shift.visitCount),
    totalSeconds: sum(shift => shift.totalSeconds),
  });
  for (const shift of shifts) await shiftRoom(db, write, day, shift);
  if (visited !== 0) await countVisitors(db, { groupId: write.groupId, ...day }, [day.customerId], visited);
}

/** Writes or deletes a study record. Returns by how much it differs from the one before. */
async function setRecord(
  db: Queryable,
  { groupId, now, random }: Write,
  { studyDate, customerId, roomId }: Day & { roomId: string },
  measured: Measured,
) {
  const isThis = and(
    eq(studyRecords.groupId, groupId),
    eq(studyRecords.studyDate, studyDate),
    eq(studyRecords.customerId, customerId),
    eq(studyRecords.roomId, roomId),
  );
  const [before] = await db.select().from(studyRecords).where(isThis).for('update');
  if (isEmpty(measured)) await db.delete(studyRecords).where(isThis);
  else if (before) await db.update(studyRecords).set(measured).where(isThis);
  else
    await db
      .insert(studyRecords)
      .values({ groupId, studyDate, customerId, roomId, userStudyId: newId(now, random), ...measured });
  const visits = before?.visitCount ?? 0;
  return {
    premiumSeconds: measured.premiumSeconds - (before?.premiumSeconds ?? 0),
    totalSeconds: (isEmpty(measured) ? 0 : measured.totalSeconds) - (before?.totalSeconds ?? 0),
    visitCount: measured.visitCount - visits,
    dayCount: Number(measured.visitCount > 0) - Number(visits > 0),
    recordCount: Number(!isEmpty(measured)) - Number(before !== undefined),
  };
}

/**
 * Writes or deletes the student's day. Returns whether they are present in more or in less than before, and whether they visited
 * it now or not any more.
 */
async function setDay(
  db: Queryable,
  { groupId, now, random }: Write,
  { studyDate, customerId }: Day,
  rooms: readonly Measured[],
): Promise<{ presentCount: number; visited: 1 | 0 | -1 }> {
  const isThis = and(
    eq(studentDays.groupId, groupId),
    eq(studentDays.studyDate, studyDate),
    eq(studentDays.customerId, customerId),
  );
  const records = rooms.filter(measured => !isEmpty(measured));
  const sum = (of: 'premiumSeconds' | 'totalSeconds' | 'breakSeconds' | 'visitCount') =>
    records.reduce((total, record) => total + record[of], 0);
  const times = (of: 'firstEnteredAt' | 'lastExitedAt') =>
    records.flatMap(record => record[of]?.getTime() ?? []).toSorted((a, b) => a - b);
  const values = {
    premiumSeconds: sum('premiumSeconds'),
    totalSeconds: sum('totalSeconds'),
    breakSeconds: sum('breakSeconds'),
    visitCount: sum('visitCount'),
    firstEnteredAt: dateOf(times('firstEnteredAt')[0]),
    lastExitedAt: dateOf(times('lastExitedAt').at(-1)),
  };
  const [before] = await db.select().from(studentDays).where(isThis).for('update');
  const attendance = before?.attendance ?? null;
  if (records.length === 0 && attendance === null) await db.delete(studentDays).where(isThis);
  else if (before) await db.update(studentDays).set(values).where(isThis);
  else {
    const targets = await targetSecondsOf(db, groupId, [customerId]);
    await db.insert(studentDays).values({
      groupId,
      studyDate,
      customerId,
      userStudyId: newId(now, random),
      targetSeconds: targets.get(customerId)!,
      ...values,
    });
  }
  const present = (firstEnteredAt: Date | null) => Number(isPresent({ attendance, firstEnteredAt }));
  const visits = Number(values.visitCount > 0) - Number(before !== undefined && before.visitCount > 0);
  return {
    presentCount: present(values.firstEnteredAt) - (before ? present(before.firstEnteredAt) : 0),
    visited: visits as 1 | 0 | -1,
  };
}

/** Writes the month of the student's day again from its days. */
async function recountMonth(db: Queryable, groupId: string, { studyDate, customerId }: Day): Promise<void> {
  const first = monthOf(studyDate);
  const isTheirs = sql`group_id = ${groupId} and customer_id = ${customerId}`;
  await db.execute(sql`delete from student_months where ${isTheirs} and month = ${first}`);
  await db.execute(
    insertStudentMonths(
      sql`${isTheirs} and study_date >= ${first} and study_date < ${first}::date + interval '1 month'`,
    ),
  );
}

const dateOf = (time: number | undefined) => (time === undefined ? null : new Date(time));

interface Shift {
  roomId: string;
  premiumSeconds: number;
  totalSeconds: number;
  visitCount: number;
  dayCount: number;
}

/** Shifts what the room has of the student and of the day. */
async function shiftRoom(
  db: Queryable,
  { groupId }: Write,
  { studyDate, customerId }: Day,
  { roomId, premiumSeconds, totalSeconds, visitCount, dayCount }: Shift,
): Promise<void> {
  await addToRoomCustomers(db, [{ groupId, roomId, customerId, dayCount, premiumSeconds, totalSeconds }]);
  await db
    .insert(roomDays)
    .values({ groupId, studyDate, roomId, userCount: dayCount, visitCount, totalSeconds })
    .onConflictDoUpdate({
      target: [roomDays.groupId, roomDays.studyDate, roomDays.roomId],
      set: {
        userCount: plusExcluded(roomDays.userCount),
        visitCount: plusExcluded(roomDays.visitCount),
        totalSeconds: plusExcluded(roomDays.totalSeconds),
      },
    });
  const isThis = and(
    eq(roomDays.groupId, groupId),
    eq(roomDays.studyDate, studyDate),
    eq(roomDays.roomId, roomId),
  );
  const records = db
    .select({ one: sql`1` })
    .from(studyRecords)
    .where(
      and(
        eq(studyRecords.groupId, groupId),
        eq(studyRecords.studyDate, studyDate),
        eq(studyRecords.roomId, roomId),
      ),
    );
  await db.delete(roomDays).where(and(isThis, notExists(records)));
}
