import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceDetail } from '../../src/domain/entities/attendance.ts';
import { isCalendarDate } from '../../src/domain/rules.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import { refuseWatchers } from '../accounts/refuseWatchers.ts';
import type { Context } from '../http/context.ts';
import { found, notFound } from '../http/problem.ts';
import { correctAttendance } from '../study/correctAttendance.ts';
import { detailsOf } from './details.ts';

/** Sets whether a student attended a day that has begun. What it was stays with the reason. */
export async function correctDay(
  context: Context<Contract['attendances']['correct']>,
): Promise<AttendanceDetail> {
  const { db, session, now, params, body, audit } = context;
  const { date } = params;
  refuseWatchers(context);
  const student = await findStudent(context, params.userId);
  if (!isCalendarDate(date) || date > studyDateOf(now, session.timeZone)) throw notFound();
  const { customerId, name } = student;
  const { before } = await correctAttendance(db, {
    groupId: session.groupId,
    now,
    studyDate: date,
    customerId,
    attendance: body.status,
    reason: body.reason,
    correctedBy: session.name,
  });
  await audit({
    action: 'student.correctAttendance',
    target: { kind: 'student', id: customerId, name: `${name} · ${date}` },
    before: { attendanceStatus: before },
    after: { attendanceStatus: body.status },
    reason: body.reason,
  });
  return found((await detailsOf(context, student, { since: date, until: date }))[0]);
}
