import { limits } from '../../../src/domain/limits.ts';
import { RoomRefusal } from './roomRefusal.ts';

const { futureSeconds, lateHours } = limits.roomService;

/** @throws RoomRefusal for a time later than the server's clock or older than the room service may report */
export function refuseWrongTime(time: Date, now: Date): void {
  if (time.getTime() > now.getTime() + futureSeconds * 1_000) throw new RoomRefusal('FROM_THE_FUTURE');
  if (time.getTime() < now.getTime() - lateHours * 3_600_000) throw new RoomRefusal('TOO_OLD');
}
