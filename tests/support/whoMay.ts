import type { Call } from '../../src/contract/call.ts';
import { apiScopes } from '../../src/domain/apiScopes.ts';
import { can } from '../../src/domain/permissions.ts';
import type { Caller } from './caller.ts';
import { billingProgram, programOf } from './programOf.ts';
import type { World } from './world.ts';

/** For each call a caller who may make it: the owner of one academy, a program of theirs, the billing system, or the super administrator. */
export async function whoMay(world: World): Promise<(call: Call) => Caller> {
  const { owner, groupId } = await world.academy();
  const superAdmin = await world.superAdmin();
  const { caller: program } = await programOf(world, owner);
  const billing = await billingProgram(world, groupId);
  return call => {
    if (call.scope !== undefined) return apiScopes.some(scope => scope === call.scope) ? program : billing;
    return can({ role: 'OWNER', permissions: [] }, call.access) ? owner : superAdmin;
  };
}
