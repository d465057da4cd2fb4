import type { Call } from '../../contract/call.ts';
import { contract as c } from '../../contract/index.ts';
import type { LiveKind } from '../../domain/choices.ts';
import type { BoundResource } from '../bindings.ts';

/** What the answers of a target are kept under. Single records stay: a form that is being filled in keeps its version. */
export function keyOf(target: LiveTarget): readonly unknown[] {
  if (target === 'session') return ['session'];
  return typeof target === 'string' ? [target, 'getList'] : ['api', target.method, target.path];
}

/** A call whose answer is kept, a resource whose lists are, or the session itself. */
export type LiveTarget = Call | BoundResource | 'session';

/** How long after a change, in milliseconds, it may take until a target has it. */
export const paces = { soon: 800, later: 3_000 } as const;
export type Pace = keyof typeof paces;

/**
 * What is out of date when something has changed. Screens that are open ask again; the wall asks for the stays that have
 * changed alone.
 *
 * | kind        | what happened                                     |
 * | ----------- | ------------------------------------------------- |
 * | room        | a room was opened, changed or ended               |
 * | roomUser    | a student entered, left, pressed or switched      |
 * | alert       | the bell rings                                    |
 * | settings    | the academy's information, features or plan       |
 * | permissions | what the visitor may do or whom they look after   |
 */
export const liveTable: Record<LiveKind, Partial<Record<Pace, readonly LiveTarget[]>>> = {
  room: {
    soon: ['rooms', c.rooms.active, c.rooms.activeOne, c.rooms.historyOne, c.rooms.roomUsers],
    later: ['roomHistories', c.rooms.joinHistories],
  },
  roomUser: {
    soon: [c.study.live, c.study.liveCount, c.rooms.roomUsers],
    later: [
      'rooms',
      'attendances',
      'studyHistories',
      c.rooms.active,
      c.rooms.activeOne,
      c.rooms.joinHistories,
      c.attendances.todayCount,
      c.study.timeline,
    ],
  },
  alert: { soon: [c.session.alerts] },
  settings: {
    soon: [c.session.academies],
    later: [c.groups.studySettings, c.session.subscriptions, c.students.summaries, c.students.count],
  },
  permissions: {
    soon: ['session', c.study.live, c.study.liveCount, c.session.alerts],
    later: ['rooms', c.rooms.roomUsers, 'attendances', 'studyHistories'],
  },
};
