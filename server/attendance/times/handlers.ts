import { and, asc, eq } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { RecordVerdict } from '../../../src/domain/entities/account.ts';
import type { ExpectedTimes } from '../../../src/domain/entities/attendance.ts';
import { findStudent } from '../../accounts/findStudent.ts';
import type { Context } from '../../core/context.ts';
import { countVerdicts } from '../../core/countVerdicts.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';

type Calls = Contract['attendances'];

const timesOf = (of: ExpectedTimes): ExpectedTimes => pick(of, ['expectedEntryAt', 'expectedLeaveAt']);

/** When a student is expected and may leave. @throws ProblemError NOT_FOUND */
export const readTimes = async (context: Context<Calls['times']>): Promise<ExpectedTimes> =>
  timesOf(await findStudent(context, context.params.userId));

/** Sets when students are expected and may leave. With `dryRun` nothing is changed and the verdicts say what would happen. */
export async function setTimes({ db, session, body, audit }: Context<Calls['setTimes']>) {
  const userIds = [...new Set(body.userIds)];
  const students = await db
    .select()
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.userId, userIds)))
    .orderBy(asc(customers.customerId))
    .for('update');
  const byId = new Map(students.map(student => [student.userId, student]));
  const verdicts = userIds.map((id): RecordVerdict => {
    const student = byId.get(id);
    return { id, name: student?.name ?? '', ok: student !== undefined, code: student ? null : 'NOT_FOUND' };
  });
  if (body.dryRun !== true && students.length > 0) {
    const after = timesOf(body);
    const ids = students.map(({ customerId }) => customerId);
    await db
      .update(customers)
      .set(after)
      .where(and(eq(customers.groupId, session.groupId), inIds(customers.customerId, ids)));
    await audit(
      ...students.map(student => ({
        action: 'student.expectedTimes' as const,
        target: { kind: 'student' as const, id: student.customerId, name: student.name },
        before: timesOf(student),
        after,
      })),
    );
  }
  return countVerdicts(verdicts);
}
