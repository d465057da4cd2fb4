import pick from 'lodash/pick.js';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { managerRoles } from '../../database/schema/index.ts';
import { assertHeld } from './assertHeld.ts';
import { lockRole } from './lockRole.ts';

/** Deletes a role. Managers keep the permissions that they have. @throws ProblemError PERMISSION_NOT_HELD */
export async function deleteRole(context: Context<Contract['managerRoles']['delete']>) {
  const { db, session, params, audit } = context;
  const { isThis, role } = await lockRole(context, params.roleId);
  assertHeld(session, role.permissions);
  await db.delete(managerRoles).where(isThis);
  await audit({
    action: 'managerRole.delete',
    target: { kind: 'managerRole', id: role.roleId, name: role.name },
    before: pick(role, ['name', 'permissions']),
  });
}
