import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { corrections, customers, studentDays } from '../database/schema/index.ts';
import { addToGroupDay } from './addToGroupDay.ts';
import { isPresent } from './present.ts';
import type { StudyWrite } from './studyWrite.ts';

type Attendance = 'PRESENT' | 'ABSENT';

interface Correction extends Pick<StudyWrite, 'groupId' | 'now' | 'random'> {
  studyDate: string;
  customerId: string;
  attendance: Attendance;
  reason: string;
  /** The name of whoever corrects. */
  correctedBy: string;
}

/** Sets whether a student attended a study day, on which there may be nothing of them yet. Answers what it was before. */
export async function correctAttendance(
  db: Queryable,
  { groupId, now, random, studyDate, customerId, attendance, reason, correctedBy }: Correction,
): Promise<{ before: Attendance }> {
  const key = { groupId, studyDate, customerId };
  const target = db
    .select({ targetSeconds: customers.targetSeconds })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  await db
    .insert(studentDays)
    .values({ ...key, userStudyId: newId(now, random), targetSeconds: sql`(${target})` })
    .onConflictDoNothing();
  const isThis = and(
    eq(studentDays.groupId, groupId),
    eq(studentDays.studyDate, studyDate),
    eq(studentDays.customerId, customerId),
  );
  const [day] = await db.select().from(studentDays).where(isThis).for('update');
  const before: Attendance = isPresent(day!) ? 'PRESENT' : 'ABSENT';
  await db.update(studentDays).set({ attendance }).where(isThis);
  await db.insert(corrections).values({
    ...key,
    correctionId: newId(now, random),
    kind: 'ATTENDANCE',
    roomId: null,
    before,
    after: attendance,
    reason,
    correctedBy,
    correctedAt: now,
  });
  await addToGroupDay(db, groupId, studyDate, {
    presentCount: Number(attendance === 'PRESENT') - Number(before === 'PRESENT'),
  });
  return { before };
}
