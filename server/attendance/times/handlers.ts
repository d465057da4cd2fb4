import { and, asc, eq } from 'drizzle-orm';
import isEqual from 'lodash/isEqual.js';
import pickBy from 'lodash/pickBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { RecordVerdict } from '../../../src/domain/entities/account.ts';
import type { DayTimes, ExpectedTimes, StudentWeek } from '../../../src/domain/entities/expectedTimes.ts';
import { everyWeekday } from '../../../src/domain/everyWeekday.ts';
import { findStudent } from '../../accounts/findStudent.ts';
import type { Context } from '../../core/context.ts';
import { countVerdicts } from '../../core/countVerdicts.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';

type Calls = Contract['attendances'];
type Stored = (typeof customers.$inferSelect)['expectedWeek'];

const weekOf = (stored: Stored): StudentWeek => ({ ...everyWeekday(null), ...stored });

/** When a student is expected and may leave. @throws ProblemError NOT_FOUND */
export const readTimes = async (context: Context<Calls['times']>): Promise<ExpectedTimes> => ({
  expectedWeek: weekOf((await findStudent(context, context.params.userId)).expectedWeek),
});

/** Sets when students are expected and may leave. With `dryRun` nothing is changed and the verdicts say what would happen. */
export async function setTimes({ db, session, body, audit }: Context<Calls['setTimes']>) {
  const ids = [...new Set(body.customerIds)];
  const students = await db
    .select()
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.customerId, ids)))
    .orderBy(asc(customers.customerId))
    .for('update');
  const byId = new Map(students.map(student => [student.customerId, student]));
  const verdicts = ids.map((id): RecordVerdict => {
    const student = byId.get(id);
    return { id, name: student?.name ?? '', ok: student !== undefined, code: student ? null : 'NOT_FOUND' };
  });
  if (body.dryRun !== true && students.length > 0) {
    const own = pickBy(body.expectedWeek, (day): day is DayTimes => day !== null);
    await db
      .update(customers)
      .set({ expectedWeek: isEqual(own, {}) ? null : own })
      .where(
        and(
          eq(customers.groupId, session.groupId),
          inIds(
            customers.customerId,
            students.map(({ customerId }) => customerId),
          ),
        ),
      );
    await audit(
      ...students.map(student => ({
        action: 'student.expectedTimes' as const,
        target: { kind: 'student' as const, id: student.customerId, name: student.name },
        before: { expectedWeek: weekOf(student.expectedWeek) },
        after: { expectedWeek: weekOf(own) },
      })),
    );
  }
  return countVerdicts(verdicts);
}
