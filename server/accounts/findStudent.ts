import { and, eq } from 'drizzle-orm';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found } from '../core/problem.ts';
import { visibleStudents } from '../core/visible.ts';

export type Account = typeof customers.$inferSelect;

/**
 * The student whom a call's `userId` means, among those whom the caller may see.
 *
 * @throws ProblemError NOT_FOUND for anyone else's.
 */
export async function findStudent(
  { db, session }: Pick<Context, 'db' | 'session'>,
  userId: string,
): Promise<Account> {
  const [student] = await db
    .select()
    .from(customers)
    .where(and(visibleStudents(session), eq(customers.userId, userId)));
  return found(student);
}
