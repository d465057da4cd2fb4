import type { Stay } from './liveStay.ts';
import type { RecorderWrite } from './studyWrite.ts';

/** Publishes that a stay has begun, changed or ended: the only source of `roomUser` events. */
export function publishStay<S extends Pick<Stay, 'roomUserId' | 'customerId'>>(
  { events, groupId, now }: Pick<RecorderWrite, 'events' | 'groupId' | 'now'>,
  stay: S,
): S {
  const { roomUserId, customerId } = stay;
  events.publish({ groupId, kind: 'roomUser', id: roomUserId, customerId, at: now.getTime() });
  return stay;
}
