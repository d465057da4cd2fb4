import { eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { managerRoles } from '../../database/schema/index.ts';
import { assertHeld } from './assertHeld.ts';
import { toRole } from './record.ts';

/**
 * Saves a set of permissions as a role of the academy.
 *
 * @throws ProblemError PERMISSION_NOT_HELD, MANAGER_ROLE_CAP; MANAGER_ROLE_TAKEN by the index of names
 */
export async function createRole({
  db,
  session,
  body,
  now,
  audit,
}: Context<Contract['managerRoles']['create']>) {
  const { groupId } = session;
  const { name } = body;
  const permissions = [...new Set(body.permissions)];
  assertHeld(session, permissions);
  // Locked, so that calls at the same time do not all find room under the cap.
  await lockGroup(db, groupId);
  const { most } = limits.managerRole;
  if ((await db.$count(managerRoles, eq(managerRoles.groupId, groupId))) >= most)
    throw new ProblemError('MANAGER_ROLE_CAP', { details: { limit: most } });
  const [role] = await db
    .insert(managerRoles)
    .values({ groupId, roleId: newId(now), name, permissions, createdAt: now })
    .returning();
  await audit({
    action: 'managerRole.create',
    target: { kind: 'managerRole', id: role!.roleId, name },
    after: { name, permissions },
  });
  return toRole(role!);
}
