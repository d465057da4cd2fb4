import type { Queryable } from '../../database/open.ts';
import { applyParticipantEvent, type Applied } from './applyParticipantEvent.ts';
import { applyRoomChange } from './applyRoomChange.ts';
import type { ReportWrite } from './reportWrite.ts';
import type { RoomEvent } from './roomEvent.ts';

/**
 * Applies something that happened in a room, as of when it happened, once. Every source of room events calls this, the
 * demo's simulator included. In a transaction that writes one room's or one participant's events only, and that the
 * caller rolls back when it is refused.
 *
 * @throws RoomRefusal with the reason
 */
export async function applyRoomEvent(db: Queryable, write: ReportWrite, event: RoomEvent): Promise<Applied> {
  return event.customerId === null
    ? applyRoomChange(db, write, event)
    : applyParticipantEvent(db, write, event);
}
