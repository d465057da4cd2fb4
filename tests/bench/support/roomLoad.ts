import { randomUUID } from 'node:crypto';
import type { RoomEventType } from '../../../src/domain/roomEventTypes.ts';

/** An event as a room service sends it. */
export interface SentEvent {
  specversion: '1.0';
  id: string;
  source: string;
  type: RoomEventType;
  time: string;
  data: { roomId: string; customerId?: string } & Record<string, string | number>;
}

type Stopwatch = 'STUDY' | 'BREAK' | 'STOP';
interface Seat {
  customerId: string;
  roomId: string;
  stopwatch: Stopwatch;
  camera: 'ON' | 'OFF';
  isAway: boolean;
}

export const loadSource = '/rooms/load';

/** Rooms full of students who press buttons: what a service that runs them would report. */
export function createRoomLoad({ customerIds, rooms }: { customerIds: readonly string[]; rooms: number }) {
  const roomIds = Array.from({ length: rooms }, () => randomUUID());
  const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
  const seats = customerIds.map((customerId, index): Seat => ({
    customerId,
    roomId: roomIds[index % rooms]!,
    stopwatch: 'STOP',
    camera: 'ON',
    isAway: false,
  }));
  const event = (time: Date, type: RoomEventType, data: SentEvent['data']): SentEvent => ({
    specversion: '1.0',
    id: randomUUID(),
    source: loadSource,
    type,
    time: time.toISOString(),
    data,
  });
  const enter = (seat: Seat, time: Date): SentEvent => {
    Object.assign(seat, { stopwatch: 'STOP', camera: 'ON', isAway: false });
    const { roomId, customerId } = seat;
    return event(time, 'participant.joined', { roomId, customerId, camera: 'ON', mic: 'OFF' });
  };
  const press = (seat: Seat): RoomEventType => {
    seat.stopwatch = seat.stopwatch === 'STUDY' ? 'BREAK' : 'STUDY';
    return seat.stopwatch === 'STUDY' ? 'stopwatch.started' : 'stopwatch.break';
  };
  const turnCamera = (seat: Seat): RoomEventType => {
    seat.camera = seat.camera === 'ON' ? 'OFF' : 'ON';
    return seat.camera === 'ON' ? 'camera.on' : 'camera.off';
  };
  const walk = (seat: Seat): RoomEventType => {
    seat.isAway = !seat.isAway;
    return seat.isAway ? 'participant.away' : 'participant.back';
  };

  return {
    roomIds,
    /** The rooms open, and everyone enters one. */
    begin: (time: Date): SentEvent[] => [
      ...roomIds.map((roomId, index) =>
        event(time, 'room.opened', { roomId, name: `Load room ${index + 1}`, maxParticipants: 100 }),
      ),
      ...seats.map(seat => enter(seat, time)),
    ],
    /** Someone does something: six in ten press the stopwatch, one in twenty goes to another room. */
    next(time: Date): SentEvent {
      const seat = pick(seats);
      const chance = Math.random();
      if (chance < 0.05) {
        seat.roomId = pick(roomIds);
        return enter(seat, time);
      }
      const type = chance < 0.65 ? press(seat) : chance < 0.9 ? turnCamera(seat) : walk(seat);
      return event(time, type, { roomId: seat.roomId, customerId: seat.customerId });
    },
    /** Everyone leaves, and the rooms close. */
    end: (time: Date): SentEvent[] => [
      ...seats.map(({ roomId, customerId }) => event(time, 'participant.left', { roomId, customerId })),
      ...roomIds.map(roomId => event(time, 'room.closed', { roomId })),
    ],
    /** Who is in a room now. */
    snapshot: (roomId: string, time: Date) => ({
      time: time.toISOString(),
      participants: seats
        .filter(seat => seat.roomId === roomId)
        .map(({ customerId, camera, stopwatch, isAway }) => ({
          customerId,
          camera,
          stopwatch,
          away: isAway,
        })),
    }),
  };
}
export type RoomLoad = ReturnType<typeof createRoomLoad>;
