import { contract } from '../../src/contract/index.ts';
import type { LiveKind } from '../../src/domain/choices.ts';
import { can, type Access } from '../../src/domain/permissions.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { LiveEvent } from '../core/events/bus.ts';

/** Who is told of what: whoever may make one of the calls that answer it. */
const access: Record<LiveKind, Access> = {
  room: contract.rooms.histories.access,
  roomUser: ['VIEW_STUDY', 'VIEW_ROOM_USER', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_STATUS', 'VIEW_DASHBOARD'],
  alert: contract.session.alerts.access,
  settings: 'academy',
  permissions: 'academy',
};

/** Who listens: somebody signed in, and for an observer the students assigned to them. */
export interface Subscriber {
  session: CurrentUser;
  students: ReadonlySet<string> | null;
}

/** Whether somebody is to hear of an event of their academy. */
export function canReceive({ session, students }: Subscriber, { kind, id, customerId }: LiveEvent): boolean {
  if (!can(session, access[kind])) return false;
  if (kind === 'permissions') return id === session.customerId;
  return students === null || customerId === undefined || students.has(customerId);
}
