import type { Contract } from '../../src/contract/index.ts';
import type { HandlersOf } from '../core/context.ts';
import type { Handlers } from './services.ts';
import { closingHandlers } from '../auth/closing/close.ts';
import { auth, session } from './session.ts';
import { admin, adminStudents } from '../admin/handlers.ts';
import { adminApiKeys, apiKeys } from '../auth/apiKeys/handlers.ts';
import { audits } from '../audits/handlers.ts';
import { attendances } from '../attendance/handlers.ts';
import { adminSystemRequests } from '../notifications/systemRequests/handlers.ts';
import { billing } from '../admin/billing.ts';
import { inquiries } from '../admin/inquiries/handlers.ts';
import { singleSignOnSettings } from '../auth/singleSignOn/settings.ts';
import { groups } from '../academies/handlers.ts';
import { dashboard } from '../statistics/dashboard/handlers.ts';
import { attention } from '../statistics/attention/handlers.ts';
import { stats } from '../statistics/stats/handlers.ts';
import { managers } from '../accounts/managers/handlers.ts';
import { dayNotes } from '../academies/dayNotes/handlers.ts';
import { managerRoles } from '../accounts/managerRoles/handlers.ts';
import { roomService } from '../rooms/service/handlers.ts';
import { rooms } from '../rooms/handlers.ts';
import { records } from '../studyRecords/handlers.ts';
import { notifications } from '../notifications/handlers.ts';
import { templates } from '../notifications/templates.ts';
import { savedViews } from '../accounts/savedViews/handlers.ts';
import { batches } from '../accounts/batches/handlers.ts';
import { imports } from '../accounts/imports/handlers.ts';
import { students } from '../accounts/students/handlers.ts';
import { weeklyReports } from '../statistics/weeklyReports/handlers.ts';
import { exportSchedules } from '../statistics/scheduledExports/handlers.ts';
import { mergeStudents } from '../transfers/merges/mergeStudents.ts';
import { webhooks } from '../notifications/webhooks/handlers.ts';
import { study } from '../recorder/handlers.ts';

const byNoun: { [N in keyof Contract]: HandlersOf<N> } = {
  auth,
  groups: { ...groups, ...closingHandlers, ...singleSignOnSettings },
  inquiries,
  session,
  students: { ...students, merge: mergeStudents },
  imports,
  batches,
  billing,
  dashboard,
  stats,
  managers,
  managerRoles,
  dayNotes,
  templates,
  notifications,
  rooms,
  study: { ...study, ...records },
  attendances,
  attention,
  audits,
  savedViews,
  webhooks,
  weeklyReports,
  exportSchedules,
  apiKeys,
  roomService,
  admin: { ...admin, ...adminApiKeys, ...adminSystemRequests },
  adminStudents,
};

/** Every handler by the name of its call. */
export const handlers = Object.fromEntries(
  Object.entries(byNoun).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, handler]) => [`${noun}.${verb}`, handler]),
  ),
) as Handlers;
