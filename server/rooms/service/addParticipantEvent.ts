import type { Queryable } from '../../database/open.ts';
import { enterRoom } from '../../recorder/enterRoom.ts';
import { leaveRoom } from '../../recorder/leaveRoom.ts';
import { lockLiveStay } from '../../recorder/liveStay.ts';
import { setAway } from '../../recorder/setAway.ts';
import { setDevices } from '../../recorder/setDevices.ts';
import { setStopwatch } from '../../recorder/setStopwatch.ts';
import { StudyRefusal } from '../../recorder/studyRefusal.ts';
import { pressedBy } from './pressedBy.ts';
import { recorderWrite, type ReportWrite } from './reportWrite.ts';
import type { ParticipantEvent } from './roomEvent.ts';
import { RoomRefusal } from './roomRefusal.ts';

/** Adds what happened last to someone, by the recorder. It changes nothing when they are not in the event's room. */
export async function addParticipantEvent(
  db: Queryable,
  report: ReportWrite,
  { type, customerId, roomId, occurredAt, data }: ParticipantEvent,
): Promise<void> {
  const write = { ...recorderWrite(report, occurredAt), customerId };
  if (type === 'participant.joined') {
    const {
      camera,
      mic,
      speaker,
      networkType = 'UNKNOWN',
      os = '',
      deviceType = 'PC',
      deviceModel = '',
    } = data;
    const devices = {
      ...(camera ? { camera } : {}),
      ...(mic ? { mic } : {}),
      ...(speaker ? { speaker } : {}),
    };
    const device = { networkType, os, deviceType, deviceModel };
    await enterRoom(db, { ...write, ...device, ...devices, roomId, reported: true }).catch(refuse);
    return;
  }
  const live = await lockLiveStay(db, report.groupId, customerId);
  if (live?.stay.roomId !== roomId) return;
  const pressed = pressedBy(type);
  if (type === 'participant.left')
    await leaveRoom(db, { ...write, ...(data.reason === undefined ? {} : { expulsionReason: data.reason }) });
  else if (type === 'participant.away' || type === 'participant.back')
    await setAway(db, { ...write, away: type === 'participant.away' });
  else if (pressed !== null) await setStopwatch(db, { ...write, state: pressed });
  else {
    const [device, state] = type.split('.') as ['camera' | 'microphone', 'on' | 'off'];
    const value = state === 'on' ? 'ON' : 'OFF';
    await setDevices(db, { ...write, devices: device === 'camera' ? { camera: value } : { mic: value } });
  }
}

/** The room can have ended while the event waited for it. */
function refuse(error: unknown): never {
  if (!(error instanceof StudyRefusal)) throw error;
  throw new RoomRefusal(
    error.code === 'ROOM_NOT_FOUND'
      ? 'ROOM_UNKNOWN'
      : error.code === 'NOT_ADMITTED'
        ? 'ACCOUNT_INACTIVE'
        : error.code,
  );
}
