import type { ListName } from '../domain/entities/savedView.ts';
import type { Call } from './call.ts';
import { contract } from './index.ts';

/** The call that each list of the console reads, by the name of its resource. */
export const lists = {
  students: contract.students.list,
  batches: contract.batches.list,
  managers: contract.managers.list,
  rooms: contract.rooms.active,
  roomHistories: contract.rooms.histories,
  studyHistories: contract.study.histories,
  attendances: contract.attendances.today,
  excuses: contract.attendances.excuseList,
  attention: contract.attention.list,
  templates: contract.templates.list,
  notifications: contract.notifications.list,
  audits: contract.audits.list,
  inquiries: contract.inquiries.list,
  academies: contract.admin.academies,
  migrations: contract.admin.migrations,
  academyActivity: contract.admin.active,
  adminStudents: contract.adminStudents.list,
  adminAudits: contract.admin.audits,
} as const satisfies Record<ListName, Call>;
