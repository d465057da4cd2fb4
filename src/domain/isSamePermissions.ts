import type { Permission } from './permissions.ts';

/** Whether two lists name the same permissions, in any order. */
export const isSamePermissions = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  new Set(one).size === new Set(other).size && one.every(permission => other.includes(permission));
