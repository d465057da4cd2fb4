import { contract } from '../../../src/contract/index.ts';
import type { LiveKind } from '../../../src/domain/choices.ts';
import { can, type Access } from '../../../src/domain/permissions.ts';
import type { CurrentUser } from '../../core/currentUser.ts';
import type { LiveEvent } from '../../core/events/bus.ts';

/** Events go to those who may make one of the calls that return their data. */
const access: Record<LiveKind, Access> = {
  room: contract.rooms.histories.access,
  roomUser: ['VIEW_STUDY', 'VIEW_ROOM_USER', 'VIEW_STUDY_TIME', 'VIEW_ATTENDANCE_STATUS', 'VIEW_DASHBOARD'],
  alert: contract.session.alerts.access,
  settings: 'academy',
  permissions: 'academy',
};

/** A subscriber: a session, and for an observer the assigned students. */
export interface Subscriber {
  session: CurrentUser;
  students: ReadonlySet<string> | null;
}

/** Whether a subscriber may receive an event of the academy. */
export function canReceive({ session, students }: Subscriber, { kind, id, customerId }: LiveEvent): boolean {
  if (!can(session, access[kind])) return false;
  if (kind === 'permissions') return id === session.customerId;
  return students === null || customerId === undefined || students.has(customerId);
}
