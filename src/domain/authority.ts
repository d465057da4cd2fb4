import type { Principal, Permission, Role } from './permissions.ts';

/** An account that something is done to. A student has neither role nor permissions. */
export interface Target {
  role?: Role;
  permissions?: readonly Permission[];
}

const holdsAll = ({ role }: Pick<Principal, 'role'>) => role === 'OWNER' || role === 'SUPER_ADMIN';

/** The permissions that the actor lacks. An owner and a super administrator lack none. */
export const lackedBy = (actor: Principal, wanted: readonly Permission[]): Permission[] =>
  holdsAll(actor) ? [] : wanted.filter(permission => !actor.permissions.includes(permission));

/**
 * Why someone may not change, invite, activate, deactivate, delete or restore an account, or null when they may: who
 * changes an account holds every permission that it holds. An owner's account is changed by its owner, and observers
 * change no one's.
 */
export function refusalToChange(actor: Principal, target: Target): 'FORBIDDEN' | 'TARGET_HOLDS_MORE' | null {
  if (actor.role === 'OBSERVER') return 'FORBIDDEN';
  if (target.role === 'SUPER_ADMIN' && actor.role !== 'SUPER_ADMIN') return 'TARGET_HOLDS_MORE';
  if (target.role === 'OWNER' && !holdsAll(actor)) return 'TARGET_HOLDS_MORE';
  return lackedBy(actor, target.permissions ?? []).length > 0 ? 'TARGET_HOLDS_MORE' : null;
}

/** The permissions that the actor may grant: those that they hold. */
export const grantableBy = (actor: Principal, wanted: readonly Permission[]): Permission[] => {
  const lacked = lackedBy(actor, wanted);
  return wanted.filter(permission => !lacked.includes(permission));
};
