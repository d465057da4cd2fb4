import { isStudentDay } from '../core/records/isStudentDay.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/open.ts';
import { corrections, studentDays } from '../database/schema/index.ts';
import { addToGroupDay } from './addToGroupDay.ts';
import { lockDay } from './lockDay.ts';
import { isPresent } from './present.ts';
import type { StudyWrite } from './studyWrite.ts';
import { updateStudentMonths } from './updateStudentMonths.ts';

type Attendance = 'PRESENT' | 'ABSENT';

interface Correction extends Pick<StudyWrite, 'groupId' | 'now' | 'random'> {
  studyDate: string;
  customerId: string;
  attendance: Attendance;
  reason: string;
  /** The name of the user who corrects. */
  correctedBy: string;
}

/** Sets whether a student attended a study day, on which there may be nothing of them yet. Returns what it was before. */
export async function correctAttendance(
  db: Queryable,
  { groupId, now, random, studyDate, customerId, attendance, reason, correctedBy }: Correction,
): Promise<{ before: Attendance }> {
  const key = { groupId, studyDate, customerId };
  const { day, correctedAt } = await lockDay(db, { ...key, now, ...(random ? { random } : {}) });
  const before: Attendance = isPresent(day) ? 'PRESENT' : 'ABSENT';
  await db.update(studentDays).set({ attendance }).where(isStudentDay(key));
  await updateStudentMonths(db, groupId, studyDate, [customerId]);
  await db.insert(corrections).values({
    ...key,
    correctionId: newId(correctedAt, random),
    kind: 'ATTENDANCE',
    roomId: null,
    before,
    after: attendance,
    reason,
    correctedBy,
    correctedAt,
  });
  await addToGroupDay(db, groupId, studyDate, {
    presentCount: Number(attendance === 'PRESENT') - Number(before === 'PRESENT'),
  });
  return { before };
}
