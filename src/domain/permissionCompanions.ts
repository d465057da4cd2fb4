import type { Permission } from './permissions.ts';

/** Permissions whose screens lack a part without another one; the words say which part (`permissions.companions`). */
export const permissionCompanions = {
  VIEW_STUDENT: ['MANAGE_SUPERVISE_GROUP', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_HISTORY'],
  VIEW_MANAGER: ['MANAGE_SUPERVISE_GROUP'],
  MANAGE_SUPERVISE_GROUP: ['VIEW_STUDENT'],
  VIEW_ROOM_USER: ['VIEW_STUDY'],
  VIEW_ATTENDANCE_STATUS: ['VIEW_ATTENDANCE_HISTORY'],
  VIEW_STATISTICS: ['VIEW_STUDY_TIME'],
} as const satisfies Partial<Record<Permission, readonly Permission[]>>;
export type PermissionCompanions = typeof permissionCompanions;

/** Where only changes are lacking, which observers never make. */
const forChanges: Partial<Record<Permission, Permission>> = {
  VIEW_STUDENT: 'MANAGE_SUPERVISE_GROUP',
  VIEW_ATTENDANCE_STATUS: 'VIEW_ATTENDANCE_HISTORY',
};

/** The companions that someone with these permissions lacks for one of them, as far as they are of use to them. */
export const missingCompanions = (
  { permissions: held, observer }: { permissions: readonly Permission[]; observer: boolean },
  permission: Permission,
): readonly Permission[] =>
  held.includes(permission) && permission in permissionCompanions
    ? permissionCompanions[permission as keyof PermissionCompanions].filter(
        each => !held.includes(each) && !(observer && forChanges[permission] === each),
      )
    : [];
