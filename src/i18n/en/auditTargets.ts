import type { Method } from '../../contract/call.ts';
import type { Contract } from '../../contract/index.ts';
import { nameTargets } from '../nameTargets.ts';

const nouns: Record<keyof Contract, string> = {
  auth: 'Sign-in',
  session: 'Own account',
  students: 'Students',
  imports: 'Imports of students',
  batches: 'Bulk changes of students',
  billing: 'Subscriptions',
  managers: 'Managers',
  rooms: 'Rooms',
  study: 'Study records',
  attendances: 'Attendance',
  attention: 'Needs attention',
  dashboard: 'Dashboard',
  stats: 'Statistics',
  groups: 'Academy settings',
  templates: 'Templates',
  notifications: 'Notifications',
  inquiries: 'Inquiries',
  audits: 'Audit log',
  savedViews: 'Saved filters',
  managerRoles: 'Manager roles',
  dayNotes: 'Days off and notes',
  webhooks: 'Webhooks',
  weeklyReports: 'Weekly reports',
  apiKeys: 'API keys',
  roomService: 'Room service',
  adminStudents: 'Students of all academies',
  admin: 'System administration',
};
const methods: Record<Method, string> = {
  GET: 'view',
  POST: 'create or run',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete or end',
};
/** Lists that can be taken out of the console as a file. */
const lists = {
  'students.list': 'Students',
  'managers.list': 'Managers',
  'rooms.active': 'Available rooms',
  'rooms.histories': 'Room history',
  'rooms.joinHistories': 'Entries of a room',
  'study.histories': 'Study records',
  'attendances.today': 'Today’s attendance',
  'attention.list': 'Needs attention',
  'attendances.reports': 'Attendance record',
  'attendances.excuseList': 'Excused absences',
  'stats.registrations': 'Study statistics',
  'study.live': 'Live study status',
  'stats.joins': 'Online statistics',
  'stats.hours': 'Statistics by hour',
  'stats.students': 'Student statistics',
  'stats.managers': 'Manager statistics',
  'weeklyReports.list': 'Weekly reports',
  'stats.targetTime': 'Student report',
  'notifications.list': 'Delivery log',
  'inquiries.list': 'Inquiries',
  'audits.list': 'Audit log',
  'batches.rows': 'Results of a bulk change',
  'adminStudents.list': 'Students of all academies',
  'admin.academies': 'Academies',
  'admin.migrations': 'Student transfers',
  'admin.migrationRows': 'Students of a transfer',
  'admin.active': 'Academy activity',
  'admin.audits': 'Audit log of all academies',
};

/** The lists and calls that audit records are about, by the names that the contract has for them. */
export const auditTargets = nameTargets({ nouns, methods, lists });
