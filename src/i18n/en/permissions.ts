import type { PermissionCompanions } from '../../domain/permissionCompanions.ts';
import type { Permission } from '../../domain/permissions.ts';
import { limits } from '../../domain/limits.ts';

type Companions = { [P in keyof PermissionCompanions]: Record<PermissionCompanions[P][number], string> };

/** The permission editor, in plain words. */
export const permissions = {
  title: 'Permissions',
  text: 'Which screens this person sees and what they can do. Changes apply immediately.',
  presets: {
    label: 'Start from',
    manager: 'Full manager',
    students: 'Student care',
    attendance: 'Attendance',
    rooms: 'Rooms and current study',
    observer: 'Observer',
    none: 'No permissions',
  },
  adding: {
    title: 'What the permission choices contain',
    text: 'Choose a role or preset for each row. Without one, a manager has no permissions and an observer those of the “Observer” preset.',
    closed: '%{label} (not available)',
  },
  roles: {
    label: 'Roles of the academy',
    text: 'A role is a template: applying it sets the permissions once. Changing or deleting it later changes no one’s permissions.',
    none: 'No roles yet. Save the permissions chosen below as a role to give them to others.',
    apply: 'Apply',
    applyNamed: 'Apply the role “%{name}”',
    equals: 'same as current',
    saveAs: 'Save as a role',
    saveTitle: 'Save these permissions as a role',
    name: 'Name of the role',
    save: 'Save role',
    saved: 'Role saved.',
    editNamed: 'Change the role “%{name}”',
    editTitle: 'Change the role',
    takeOver: 'Replace its permissions with the current selection',
    deleteNamed: 'Delete the role “%{name}”',
    deleteTitle: 'Delete the role “%{name}”?',
    deleteText: 'Managers keep the permissions that they have.',
    delete: 'Delete role',
    deleted: 'Role deleted.',
    custom: '%{smart_count} permission |||| %{smart_count} permissions',
  },
  observer: {
    label: 'Observer',
    text: `Sees only the students assigned to them, in every list and figure. An academy can have up to ${limits.observers.max} observers.`,
    count: '%{count} of %{limit} observers',
  },
  groups: {
    dashboard: 'Dashboard',
    studentAccount: 'Student accounts',
    managerAccount: 'Manager accounts',
    roomManagement: 'Room management',
    studyManagement: 'Study management',
    attendance: 'Attendance',
    statistics: 'Statistics',
    managementGroup: 'Management group setting',
    notificationManagement: 'Notification management',
    settings: 'Settings',
  },
  names: {
    VIEW_DASHBOARD: 'See the dashboard',
    VIEW_STUDENT: 'Manage students',
    VIEW_MANAGER: 'Manage managers',
    MANAGE_SUPERVISE_GROUP: 'Assign students',
    VIEW_STUDY: 'Manage rooms',
    VIEW_ROOM_USER: 'See current study',
    VIEW_STUDY_TIME: 'See study records',
    VIEW_ATTENDANCE_STATUS: 'See today’s attendance',
    VIEW_ATTENDANCE_HISTORY: 'See and correct past attendance',
    VIEW_STATISTICS: 'See statistics',
    MANAGE_GROUP: 'Academy information and notifications',
    MANAGE_GROUP_SETTING: 'Feature settings',
  } satisfies Record<Permission, string>,
  words: {
    VIEW_DASHBOARD: 'See the overview, summaries and trends of the whole academy.',
    VIEW_STUDENT: 'Add, invite, change, deactivate and delete student accounts.',
    VIEW_MANAGER: 'Add, invite, change and deactivate managers, and grant permissions they have themselves.',
    MANAGE_SUPERVISE_GROUP: 'Assign students to managers.',
    VIEW_STUDY: 'See available rooms and who is in them; change, join and end rooms.',
    VIEW_ROOM_USER: 'See who is studying, who is on a break and whose camera is off.',
    VIEW_STUDY_TIME: 'See today’s and earlier study time, and correct it with a reason.',
    VIEW_ATTENDANCE_STATUS: 'See who is present and who is absent today.',
    VIEW_ATTENDANCE_HISTORY: 'See up to one year of attendance, and correct it with a reason.',
    VIEW_STATISTICS: 'See and download study, online, student and manager statistics.',
    MANAGE_GROUP: 'Change the academy’s name, logo and address; write templates and send notifications.',
    MANAGE_GROUP_SETTING: 'Change camera, absence and break rules, and read the audit log.',
  } satisfies Record<Permission, string>,
  /** What a permission lacks without another one; said next to the first while the second is off. */
  companions: {
    VIEW_STUDENT: {
      MANAGE_SUPERVISE_GROUP:
        'Without the “%{permission}” permission, they cannot choose a student’s manager.',
      VIEW_STUDY_TIME: 'Without the “%{permission}” permission, a student’s page has no study record.',
      VIEW_ATTENDANCE_HISTORY: 'Without the “%{permission}” permission, a student’s page has no attendance.',
    },
    VIEW_MANAGER: {
      MANAGE_SUPERVISE_GROUP:
        'Without the “%{permission}” permission, they do not see which students a manager has.',
    },
    MANAGE_SUPERVISE_GROUP: {
      VIEW_STUDENT: 'Without the “%{permission}” permission, student names don’t link to a page.',
    },
    VIEW_ROOM_USER: {
      VIEW_STUDY: 'Without the “%{permission}” permission, they cannot open or join the room of a student.',
    },
    VIEW_ATTENDANCE_STATUS: {
      VIEW_ATTENDANCE_HISTORY: 'Without the “%{permission}” permission, they cannot mark attendance.',
    },
    VIEW_STATISTICS: {
      VIEW_STUDY_TIME: 'Without the “%{permission}” permission, figures don’t link to records.',
    },
  } satisfies Companions,
  observerWatches: 'Observers cannot change anything, so this permission has no effect for them.',
  alerts: {
    text: 'Whether this person gets camera-off, absence and long-break alerts is set separately:',
    link: 'Alert settings',
  },
  notHeld: 'You don’t have this permission yourself, so you can’t grant it.',
  lacked: 'You don’t have: %{names}',
  own: 'You cannot change your own permissions.',
  preview: {
    open: 'Preview this manager’s menu',
    title: 'Menu of %{name}',
    empty: 'With these permissions, only room history is visible.',
  },
  save: 'Save permissions',
  saved: 'Permissions saved. Changes apply immediately.',
};
