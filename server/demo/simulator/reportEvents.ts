import type { ParticipantEventKind } from '../../../src/domain/roomEventTypes.ts';
import type { Queryable } from '../../database/open.ts';
import type { ReportedDevice } from '../../database/schema/index.ts';
import { applyRoomEvent } from '../../rooms/service/applyRoomEvent.ts';
import type { ReportWrite } from '../../rooms/service/reportWrite.ts';
import { RoomRefusal } from '../../rooms/service/roomRefusal.ts';
import { randomFor } from './random.ts';
import type { SimulationState } from './simulationState.ts';
import { simulatorSource } from './simulatorSource.ts';

/** What someone in a room did at an instant: one event for each type, in order. */
export interface Report {
  /** What led to it; part of the events' ids, and of the random numbers that belong to them. */
  kind: string;
  at: Date;
  roomId: string;
  customerId: string;
  events: readonly { type: ParticipantEventKind; data?: ReportedDevice }[];
}

/** Reports events as a room service does, as of when they happened. Returns whether none was refused. */
export async function reportEvents(
  db: Queryable,
  { groupId, timeZone, studyClock, settings, seed }: SimulationState,
  { kind, at, roomId, customerId, events: happened }: Report,
  events: ReportWrite['events'],
): Promise<boolean> {
  const random = randomFor(seed, kind, customerId, at.getTime()).bytes;
  const write: ReportWrite = { groupId, timeZone, studyClock, settings, now: at, events, random };
  try {
    await db.transaction(async tx => {
      for (const [index, { type, data = {} }] of happened.entries())
        await applyRoomEvent(tx, write, {
          source: simulatorSource,
          // In the order in which events of one instant are sorted.
          eventId: [at.toISOString(), customerId, kind, index].join(' '),
          type,
          roomId,
          customerId,
          occurredAt: at,
          data,
        });
    });
    return true;
  } catch (error) {
    if (!(error instanceof RoomRefusal)) throw error;
    return false;
  }
}
