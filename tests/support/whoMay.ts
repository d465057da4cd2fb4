import type { Call } from '../../src/contract/call.ts';
import { can } from '../../src/domain/permissions.ts';
import type { Caller } from './caller.ts';
import { programOf } from './programOf.ts';
import type { World } from './world.ts';

/** For each call a caller who may make it: the owner of one academy, a program of theirs, or the super administrator. */
export async function whoMay(world: World): Promise<(call: Call) => Caller> {
  const { owner } = await world.academy();
  const superAdmin = await world.superAdmin();
  const { caller: program } = await programOf(world, owner);
  return call => {
    if (call.scope !== undefined) return program;
    return can({ role: 'OWNER', permissions: [] }, call.access) ? owner : superAdmin;
  };
}
