import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { RecordVerdict } from '../../src/domain/entities/account.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { visibleStudents } from '../core/visible.ts';
import { inIds } from '../database/inIds.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { countVerdicts } from '../core/countVerdicts.ts';
import { correctAttendance } from '../recorder/correctAttendance.ts';
import { isPresent } from '../recorder/present.ts';

/**
 * Sets whether students attend the running study day. Who is marked so already is refused; with `dryRun` nothing is
 * changed and the verdicts say what would happen.
 */
export async function correctMany(context: Context<Contract['attendances']['correctMany']>) {
  const { db, session, now, body, audit } = context;
  const { groupId, timeZone } = session;
  const studyDate = studyDateOf(now, timeZone);
  const asked = [...new Set(body.userIds)];
  const students = await db
    .select({ customerId: customers.customerId, userId: customers.userId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.userId, asked)))
    .orderBy(asc(customers.customerId));
  // Locked in one order, so that two who mark the same students wait for each other instead of blocking each other.
  const days = await db
    .select()
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, groupId),
        eq(studentDays.studyDate, studyDate),
        inArray(
          studentDays.customerId,
          students.map(({ customerId }) => customerId),
        ),
      ),
    )
    .orderBy(asc(studentDays.customerId))
    .for('update');
  const present = new Set(days.filter(isPresent).map(({ customerId }) => customerId));
  const statusOf = (customerId: string) => (present.has(customerId) ? 'PRESENT' : 'ABSENT');
  const byId = new Map(students.map(student => [student.userId, student]));
  const verdicts = asked.map((id): RecordVerdict => {
    const student = byId.get(id);
    const isSame = student !== undefined && statusOf(student.customerId) === body.status;
    const code = student === undefined ? 'NOT_FOUND' : isSame ? 'ALREADY_MARKED' : null;
    return { id, name: student?.name ?? '', ok: code === null, code };
  });
  if (body.dryRun !== true) {
    const accepted = new Set(verdicts.filter(({ ok }) => ok).map(({ id }) => id));
    const { status, reason = '' } = body;
    for (const { userId, customerId, name } of students) {
      if (!accepted.has(userId)) continue;
      const key = { groupId, now, studyDate, customerId };
      const { before } = await correctAttendance(db, {
        ...key,
        attendance: status,
        reason,
        correctedBy: session.name,
      });
      await audit({
        action: 'student.correctAttendance',
        target: { kind: 'student', id: customerId, name: `${name} · ${studyDate}` },
        before: { attendanceStatus: before },
        after: { attendanceStatus: status },
        reason,
      });
    }
  }
  return countVerdicts(verdicts);
}
