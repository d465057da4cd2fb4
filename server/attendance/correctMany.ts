import { and, asc, eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import type { RecordVerdict } from '../../src/domain/entities/account.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { visibleStudents } from '../core/visible.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { customers, studentDays } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { countVerdicts } from '../core/countVerdicts.ts';
import { correctAttendance } from '../recorder/correctAttendance.ts';
import { lockDay } from '../recorder/lockDay.ts';
import { isPresent } from '../recorder/present.ts';

/**
 * Sets whether students attend the running study day. Students who are marked so already are rejected; with `dryRun` nothing is
 * changed and the verdicts say what would happen.
 */
export async function correctMany(context: Context<Contract['attendances']['correctMany']>) {
  const { db, session, now, body, audit } = context;
  const { groupId, studyClock } = session;
  const studyDate = studyDateOf(now, studyClock);
  const userIds = [...new Set(body.userIds)];
  const students = await db
    .select({ customerId: customers.customerId, userId: customers.userId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.userId, userIds)))
    .orderBy(asc(customers.customerId));
  const isDryRun = body.dryRun === true;
  const present = await presentOn(db, {
    groupId,
    studyDate,
    customerIds: students.map(each => each.customerId),
  });
  // Students to be changed are locked in one order before the verdict, so that of two people who mark the same students
  // at the same time the second one reads what the first one did. A student may have no day yet to be locked.
  if (!isDryRun)
    for (const { customerId } of students) {
      if (present.has(customerId) === (body.status === 'PRESENT')) continue;
      const { day } = await lockDay(db, { groupId, now, studyDate, customerId });
      if (isPresent(day)) present.add(customerId);
      else present.delete(customerId);
    }
  const statusOf = (customerId: string) => (present.has(customerId) ? 'PRESENT' : 'ABSENT');
  const byId = new Map(students.map(student => [student.userId, student]));
  const verdicts = userIds.map((id): RecordVerdict => {
    const student = byId.get(id);
    const isSame = student !== undefined && statusOf(student.customerId) === body.status;
    const code = student === undefined ? 'NOT_FOUND' : isSame ? 'ALREADY_MARKED' : null;
    return { id, name: student?.name ?? '', ok: code === null, code };
  });
  if (!isDryRun) {
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

/** Who of these students attended a study day. */
async function presentOn(
  db: Queryable,
  { groupId, studyDate, customerIds }: { groupId: string; studyDate: string; customerIds: string[] },
): Promise<Set<string>> {
  const days = await db
    .select()
    .from(studentDays)
    .where(
      and(
        eq(studentDays.groupId, groupId),
        eq(studentDays.studyDate, studyDate),
        inIds(studentDays.customerId, customerIds),
      ),
    );
  return new Set(days.filter(isPresent).map(({ customerId }) => customerId));
}
