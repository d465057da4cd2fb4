import type { InferType } from 'yup';
import type { roomEventData } from '../../../src/domain/entities/roomService.ts';
import type { ParticipantEventKind, RoomEventKind } from '../../../src/domain/roomEventTypes.ts';
import type { ReportedDevice } from '../../database/schema/index.ts';

interface Common {
  /** Who reports it, and the id under which they do. */
  source: string;
  eventId: string;
  roomId: string;
  occurredAt: Date;
}

/** Something that happened to someone in a room. */
export interface ParticipantEvent extends Common {
  type: ParticipantEventKind;
  customerId: string;
  data: ReportedDevice;
}

/** Something that happened to a room. `data` has what its type has besides the room's id. */
export interface RoomChange extends Common {
  type: RoomEventKind;
  customerId: null;
  data: Partial<Omit<InferType<(typeof roomEventData)['room.opened']>, 'roomId'>>;
}

export type RoomEvent = ParticipantEvent | RoomChange;
