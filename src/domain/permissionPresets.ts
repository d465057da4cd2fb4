import { observerPreset, permissions, type Permission } from './permissions.ts';

export interface PermissionPreset {
  permissions: readonly Permission[];
  /** Whether it is for observers or for managers; for both where it is left out. */
  observer?: boolean;
}

/**
 * Sets of permissions that the product proposes, where permissions are edited and where managers are added. Each contains
 * what its permissions depend on (`permissionCompanions.ts`).
 */
export const permissionPresets = {
  manager: { permissions, observer: false },
  students: {
    permissions: ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_HISTORY'],
  },
  attendance: { permissions: ['VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'] },
  rooms: { permissions: ['VIEW_STUDY', 'VIEW_ROOM_USER'] },
  observer: { permissions: observerPreset, observer: true },
  none: { permissions: [] },
} as const satisfies Record<string, PermissionPreset>;

type PresetName = keyof typeof permissionPresets;
export const presetNames = Object.keys(permissionPresets) as PresetName[];
