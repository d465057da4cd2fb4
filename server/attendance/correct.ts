import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceDetail } from '../../src/domain/entities/attendance.ts';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import type { Context } from '../core/context.ts';
import { found, notFound, ProblemError } from '../core/problem.ts';
import { correctAttendance } from '../recorder/correctAttendance.ts';
import { lockDay } from '../recorder/lockDay.ts';
import { detailsOf } from './details.ts';

/** Corrects a student's attendance on a day that has begun, unless it changed since it was read. The former value is kept with the reason. */
export async function correctDay(
  context: Context<Contract['attendances']['correct']>,
): Promise<AttendanceDetail> {
  const { db, session, now, params, body, ifMatch, audit } = context;
  const { date } = params;
  const student = await findStudent(context, params.userId);
  if (!isCalendarDate(date) || date > studyDateOf(now, session.studyClock)) throw notFound();
  const { customerId, name } = student;
  const load = async () => found((await detailsOf(context, student, { since: date, until: date }))[0]);
  const { groupId } = session;
  const { version } = await lockDay(db, { groupId, now, studyDate: date, customerId });
  if (version !== ifMatch) throw new ProblemError('STALE', { current: await load() });
  const { before } = await correctAttendance(db, {
    groupId,
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
  return load();
}
