import type { PermissionCompanions } from '../../domain/permissionCompanions.ts';
import type { Permission } from '../../domain/permissions.ts';
import { limits } from '../../domain/limits.ts';

type Companions = { [P in keyof PermissionCompanions]: Record<PermissionCompanions[P][number], string> };

/** The permission editor, in plain words. */
export const permissions = {
  title: 'Permissions',
  text: 'What this person sees in the menu and may do. A change holds from their next step on.',
  presets: { label: 'Start from', manager: 'Full manager', observer: 'Observer', none: 'Nothing' },
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
    VIEW_ROOM_USER: 'Watch current study',
    VIEW_STUDY_TIME: 'See study records',
    VIEW_ATTENDANCE_STATUS: 'See today’s attendance',
    VIEW_ATTENDANCE_HISTORY: 'See and correct past attendance',
    VIEW_STATISTICS: 'See statistics',
    MANAGE_GROUP: 'Academy information and notifications',
    MANAGE_GROUP_SETTING: 'Feature settings',
  } satisfies Record<Permission, string>,
  words: {
    VIEW_DASHBOARD: 'The overview, summaries and trends of the whole academy.',
    VIEW_STUDENT: 'Add, invite, change, deactivate and delete student accounts.',
    VIEW_MANAGER:
      'Add, invite, change and deactivate managers, and give permissions that they hold themselves.',
    MANAGE_SUPERVISE_GROUP: 'Decide which manager looks after which student.',
    VIEW_STUDY: 'See open rooms and who is in them; change, join and end rooms.',
    VIEW_ROOM_USER: 'Who studies now, who is on a break, whose camera is off.',
    VIEW_STUDY_TIME: 'Today’s and earlier study time; correct it with a reason.',
    VIEW_ATTENDANCE_STATUS: 'Who is present today and who is absent.',
    VIEW_ATTENDANCE_HISTORY: 'Attendance up to one year back; correct it with a reason.',
    VIEW_STATISTICS: 'Study, online, student and manager statistics with exports.',
    MANAGE_GROUP: 'Change the academy’s name, logo and address; write templates and send notifications.',
    MANAGE_GROUP_SETTING: 'Change camera, absence and break rules, and read the audit log.',
  } satisfies Record<Permission, string>,
  /** What a permission lacks without another one; said beside the first while the second is off. */
  companions: {
    VIEW_STUDENT: {
      MANAGE_SUPERVISE_GROUP: 'Without “Assign students” they cannot choose a student’s manager.',
      VIEW_STUDY_TIME: 'Without “See study records” a student’s page has no study record.',
      VIEW_ATTENDANCE_HISTORY:
        'Without “See and correct past attendance” a student’s page has no attendance.',
    },
    VIEW_MANAGER: {
      MANAGE_SUPERVISE_GROUP: 'Without “Assign students” they do not see which students a manager has.',
    },
    MANAGE_SUPERVISE_GROUP: {
      VIEW_STUDENT: 'Without “Manage students” a student’s name leads to no page.',
    },
    VIEW_ROOM_USER: { VIEW_STUDY: 'Without “Manage rooms” they cannot open or join the room of a student.' },
    VIEW_ATTENDANCE_STATUS: {
      VIEW_ATTENDANCE_HISTORY: 'Without “See and correct past attendance” they cannot mark attendance.',
    },
    VIEW_STATISTICS: { VIEW_STUDY_TIME: 'Without “See study records” figures lead to no records.' },
  } satisfies Companions,
  observerWatches: 'Observers change nothing, so this opens nothing to them.',
  alerts: {
    text: 'Whether this person is sent camera-off, absence and break notifications is chosen apart:',
    link: 'Alerts',
  },
  notHeld: 'You do not have this permission yourself, so you cannot give it.',
  lacked: 'You lack: %{names}.',
  own: 'You cannot change your own permissions.',
  preview: {
    open: 'See the menu as this manager',
    title: 'The menu that %{name} will see',
    empty: 'With these permissions the menu has only room history.',
  },
  save: 'Save permissions',
  saved: 'Permissions saved. They hold from the next step on.',
  stale: 'Somebody else changed these permissions in the meantime.',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
};
