import { admin } from './admin.ts';
import { apiKeys } from './apiKeys.ts';
import { attendances } from './attendance.ts';
import { attention } from './attention.ts';
import { auth } from './auth.ts';
import { batches } from './batches.ts';
import { billing } from './billing.ts';
import type { Call } from './call.ts';
import { dayNotes } from './dayNotes.ts';
import { exportSchedules } from './exportSchedules.ts';
import { groups } from './groups.ts';
import { imports } from './imports.ts';
import { dashboard, stats } from './insight.ts';
import { managerRoles } from './managerRoles.ts';
import { managers } from './managers.ts';
import { roomService } from './roomService.ts';
import { rooms } from './rooms.ts';
import { session } from './session.ts';
import { audits } from './audits.ts';
import { inquiries, notifications, templates } from './simpleRest.ts';
import { savedViews } from './savedViews.ts';
import { adminStudents, students } from './students.ts';
import { study } from './study.ts';
import { webhooks } from './webhooks.ts';
import { weeklyReports } from './weeklyReports.ts';

/** Every call of the API by noun and verb. `contract.students.list` is what the rest of the project says for a call. */
export const contract = {
  auth,
  session,
  students,
  imports,
  batches,
  billing,
  managers,
  managerRoles,
  rooms,
  study,
  attendances,
  attention,
  dayNotes,
  dashboard,
  stats,
  groups,
  templates,
  notifications,
  inquiries,
  audits,
  savedViews,
  webhooks,
  weeklyReports,
  exportSchedules,
  apiKeys,
  roomService,
  adminStudents,
  admin,
};
export type Contract = typeof contract;

/** `students.list` and so on. */
export type CallName = {
  [N in keyof Contract & string]: `${N}.${keyof Contract[N] & string}`;
}[keyof Contract & string];

/** Every call with its name, as `[name, call]`. */
export const calls = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Call>).map(
    ([verb, call]) => [`${noun}.${verb}` as CallName, call] as const,
  ),
);

export { apiBase } from './wire.ts';
