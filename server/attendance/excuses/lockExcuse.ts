import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers, excuses } from '../../database/schema/index.ts';
import { selectExcuses } from './record.ts';

type Caller = Pick<Context, 'db' | 'session'>;

/**
 * A student whom the caller may see, locked until the end of the transaction, so that calls at the same time do not excuse
 * the same days twice.
 *
 * @throws ProblemError NOT_FOUND
 */
export async function lockStudent({ db, session }: Caller, key: { userId: string } | { customerId: string }) {
  const isThis =
    'userId' in key ? eq(customers.userId, key.userId) : eq(customers.customerId, key.customerId);
  const [student] = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), isThis))
    .for('update');
  return found(student);
}

/** An excuse and its student, locked for a change. @throws ProblemError NOT_FOUND where the caller may not see the student */
export async function lockExcuse(caller: Caller, excuseId: string) {
  const { db, session } = caller;
  const isThis = and(eq(excuses.groupId, session.groupId), eq(excuses.excuseId, excuseId))!;
  const [row] = await selectExcuses(db).where(isThis);
  const student = await lockStudent(caller, { customerId: found(row).excuse.customerId });
  // Read again under the lock: another change may have been first.
  const [current] = await selectExcuses(db).where(isThis);
  return { isThis, student, ...found(current) };
}

/** Whether a student is excused on a day from one to another, but for by this excuse. */
export async function overlaps(
  { db, session }: Caller,
  customerId: string,
  { since, until }: { since: string; until: string },
  butFor?: string,
): Promise<boolean> {
  const count = await db.$count(
    excuses,
    and(
      eq(excuses.groupId, session.groupId),
      eq(excuses.customerId, customerId),
      sql`${excuses.since} <= ${until}::date and ${excuses.until} >= ${since}::date`,
      butFor === undefined ? undefined : sql`${excuses.excuseId} <> ${butFor}::uuid`,
    ),
  );
  return count > 0;
}
