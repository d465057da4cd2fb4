import type { Contract } from '../src/contract/index.ts';
import type { HandlersOf } from './http/context.ts';
import type { Handlers } from './http/router.ts';
import { auth, session } from './session/handlers.ts';
import { admin, adminStudents } from './admin/handlers.ts';
import { audits } from './audit/handlers.ts';
import { attendances } from './attendance/handlers.ts';
import { inquiries } from './inquiries/handlers.ts';
import { groups } from './groups/handlers.ts';
import { dashboard } from './insight/dashboard/handlers.ts';
import { stats } from './insight/stats/handlers.ts';
import { managers } from './managers/handlers.ts';
import { rooms } from './rooms/handlers.ts';
import { records } from './records/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { templates } from './notifications/templates.ts';
import { students } from './students/handlers.ts';
import { study } from './study/handlers.ts';

const byNoun: { [N in keyof Contract]: HandlersOf<N> } = {
  auth,
  groups,
  inquiries,
  session,
  students,
  dashboard,
  stats,
  managers,
  templates,
  notifications,
  rooms,
  study: { ...study, ...records },
  attendances,
  audits,
  admin,
  adminStudents,
};

/** Every handler by the name of its call. */
export const handlers = Object.fromEntries(
  Object.entries(byNoun).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, handler]) => [`${noun}.${verb}`, handler]),
  ),
) as Handlers;
