import { and, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { managerRoles } from '../../database/schema/index.ts';

/** A role of the caller's academy, locked for a change. @throws ProblemError NOT_FOUND */
export async function lockRole({ db, session }: Pick<Context, 'db' | 'session'>, roleId: string) {
  const isThis = and(eq(managerRoles.groupId, session.groupId), eq(managerRoles.roleId, roleId));
  return { isThis, role: found((await db.select().from(managerRoles).where(isThis).for('update'))[0]) };
}
