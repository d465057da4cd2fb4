import { observerPreset, permissions, type Principal } from '../../src/domain/permissions.ts';
import type { Caller } from './caller.ts';
import type { World } from './world.ts';

export interface Actor {
  name: string;
  /** As whom access is decided for them; null for who is not signed in. */
  holder: Principal | null;
  /** Brings them into a world. */
  enter: (world: World) => Promise<Caller>;
}

const manager = (name: string, held: Principal['permissions'], observer = false): Actor => ({
  name,
  holder: { role: observer ? 'OBSERVER' : 'MANAGER', permissions: held },
  enter: async world => (await world.academy()).manager({ observer, permissions: [...held] }),
});

/** Every kind of actor for whom access differs (specification, section 6). */
export const actors: readonly Actor[] = [
  { name: 'a stranger', holder: null, enter: async world => world.stranger() },
  {
    name: 'somebody deactivated',
    holder: null,
    enter: async world =>
      (await world.academy()).manager({ accountStatus: 'INACTIVE', permissions: [...permissions] }),
  },
  {
    name: 'the owner',
    holder: { role: 'OWNER', permissions: [] },
    enter: async world => (await world.academy()).owner,
  },
  manager('a manager without a permission', []),
  ...permissions.map(permission => manager(`a manager with ${permission}`, [permission])),
  manager('an observer', observerPreset, true),
  manager('an observer with every permission', permissions, true),
  {
    name: 'the super administrator',
    holder: { role: 'SUPER_ADMIN', permissions: [] },
    enter: world => world.superAdmin(),
  },
];
