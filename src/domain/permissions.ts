/** What an account may do. One permission opens one part of the console (specification, section 6). */
export const permissions = [
  'VIEW_DASHBOARD',
  'VIEW_STUDENT',
  'VIEW_MANAGER',
  'MANAGE_SUPERVISE_GROUP',
  'VIEW_STUDY',
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_STATUS',
  'VIEW_ATTENDANCE_HISTORY',
  'VIEW_STATISTICS',
  'MANAGE_GROUP',
  'MANAGE_GROUP_SETTING',
] as const;
export type Permission = (typeof permissions)[number];

/** An observer is a manager who only watches, and only the students assigned to them. */
export const roles = ['OWNER', 'MANAGER', 'OBSERVER', 'SUPER_ADMIN'] as const;
export type Role = (typeof roles)[number];

/**
 * Who may see a screen or make a call:
 * `everyone` (signed in or not), `signedIn`, `academy` (an academy's administrators), `owner`, `superAdmin`,
 * `apiKey` (programs with a key of the row's scope, no one who is signed in), a permission, or any one of several
 * permissions.
 */
export type Access =
  | 'everyone'
  | 'signedIn'
  | 'academy'
  | 'owner'
  | 'superAdmin'
  | 'apiKey'
  | Permission
  | readonly Permission[];

export interface Principal {
  role: Role;
  permissions: readonly Permission[];
  /** The academy that a super administrator views read-only, as its owner sees it. */
  viewingGroupId?: string | null | undefined;
  /** The manager whose console a user of the same academy views read-only. */
  viewingCustomerId?: string | null | undefined;
  /** Whether it is an owner whose academy is being closed. */
  isClosing?: boolean | undefined;
}

/** Whether a user views an academy as its owner sees it, or the console as a manager sees it, read-only. */
export const isViewer = ({ role, viewingGroupId, viewingCustomerId }: Principal): boolean =>
  role !== 'SUPER_ADMIN' && (Boolean(viewingGroupId) || Boolean(viewingCustomerId));

const holds = (holder: Principal, permission: Permission) =>
  holder.role === 'OWNER' || (holder.role !== 'SUPER_ADMIN' && holder.permissions.includes(permission));

/** The only place where access is decided, for the menu, the routes, the buttons and the server alike. */
export function can(holder: Principal | null, access: Access): boolean {
  if (access === 'everyone') return true;
  if (holder === null) return false;
  if (access === 'signedIn') return true;
  if (access === 'academy') return holder.role !== 'SUPER_ADMIN';
  if (access === 'owner') return holder.role === 'OWNER';
  if (access === 'superAdmin') return holder.role === 'SUPER_ADMIN';
  if (access === 'apiKey') return false;
  if (typeof access === 'string') return holds(holder, access);
  return access.some(permission => holds(holder, permission));
}

/** The permissions of which one is enough; none where access depends on the role. */
export const permissionsIn = (access: Access): readonly Permission[] =>
  typeof access !== 'string' ? access : permissions.filter(permission => permission === access);

/** The permission editor's groups, in its order (specification, section 6). `observer` is a switch of its own. */
export const permissionGroups = [
  { key: 'dashboard', permissions: ['VIEW_DASHBOARD'] },
  { key: 'studentAccount', permissions: ['VIEW_STUDENT'] },
  { key: 'managerAccount', permissions: ['VIEW_MANAGER'] },
  { key: 'roomManagement', permissions: ['VIEW_STUDY'] },
  { key: 'studyManagement', permissions: ['VIEW_ROOM_USER', 'VIEW_STUDY_TIME'] },
  { key: 'attendance', permissions: ['VIEW_ATTENDANCE_STATUS', 'VIEW_ATTENDANCE_HISTORY'] },
  { key: 'statistics', permissions: ['VIEW_STATISTICS'] },
  { key: 'managementGroup', permissions: ['MANAGE_SUPERVISE_GROUP'] },
  // Which notifications a person gets is no permission; the editor leads to them.
  { key: 'notificationManagement', permissions: ['MANAGE_GROUP'], leadsTo: 'alerts' },
  { key: 'settings', permissions: ['MANAGE_GROUP_SETTING'] },
] as const satisfies readonly { key: string; permissions: readonly Permission[]; leadsTo?: string }[];

/** The permissions that an observer starts with: viewing only. */
export const observerPreset: readonly Permission[] = [
  'VIEW_ROOM_USER',
  'VIEW_STUDY_TIME',
  'VIEW_ATTENDANCE_STATUS',
  'VIEW_ATTENDANCE_HISTORY',
];
