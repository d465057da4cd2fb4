import { sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { managerRoles } from '../../database/schema/index.ts';
import { assertHeld } from './assertHeld.ts';
import { lockRole } from './lockRole.ts';
import { toRole } from './record.ts';

/**
 * Renames a role or changes its permissions. Managers who were given it keep the permissions that they have.
 *
 * @throws ProblemError STALE, PERMISSION_NOT_HELD for a permission that it has or is to have; MANAGER_ROLE_TAKEN
 */
export async function updateRole(context: Context<Contract['managerRoles']['update']>) {
  const { db, session, params, body, ifMatch, audit } = context;
  const { isThis, role: before } = await lockRole(context, params.roleId);
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: toRole(before) });
  const { name } = body;
  const permissions = [...new Set(body.permissions)];
  assertHeld(session, [...before.permissions, ...permissions]);
  const [role] = await db
    .update(managerRoles)
    .set({ name, permissions, version: sql`${managerRoles.version} + 1` })
    .where(isThis)
    .returning();
  await audit({
    action: 'managerRole.update',
    target: { kind: 'managerRole', id: before.roleId, name },
    before: pick(before, ['name', 'permissions']),
    after: { name, permissions },
  });
  return toRole(role!);
}
