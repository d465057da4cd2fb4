import type { SegmentState } from '../../../src/domain/choices.ts';
import type { ReportedDevice, rooms, roomUsers } from '../../database/schema/index.ts';
import { stopwatchState } from '../../recorder/stopwatchState.ts';
import type { StudyWrite } from '../../recorder/studyWrite.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { pressedBy } from './pressedBy.ts';
import type { ParticipantEvent } from './roomEvent.ts';

/** Something that happened to one participant. A soft exit is one that no one saw: see `dropRevoked`. */
export interface StayEvent {
  at: Date;
  type: ParticipantEvent['type'];
  roomId: string;
  data: ReportedDevice;
  soft?: boolean;
}

interface FoldedSegment {
  state: SegmentState;
  startedAt: Date;
  endedAt: Date | null;
}

type Columns =
  | 'roomId'
  | 'enteredAt'
  | 'exitedAt'
  | 'camera'
  | 'mic'
  | 'speaker'
  | 'stopwatch'
  | 'cameraOffSince'
  | 'awaySince'
  | 'networkType'
  | 'os'
  | 'deviceType'
  | 'deviceModel'
  | 'creatorPermission'
  | 'expulsionReason';
export interface FoldedStay extends Pick<typeof roomUsers.$inferSelect, Columns> {
  segments: FoldedSegment[];
}

interface Scene {
  rooms: ReadonlyMap<
    string,
    Pick<typeof rooms.$inferSelect, 'creatorId' | 'defaultRoleCamera' | 'defaultRoleMic' | 'endedAt'>
  >;
  settings: StudyWrite['settings'];
  customerId: string;
  /** Managers who visit a room have no stopwatch. */
  isStudent: boolean;
}

/** The stays that one participant's happenings, in order, come to: what the recorder writes when it learns of each in turn. */
export function foldStays(happenings: readonly StayEvent[], scene: Scene): FoldedStay[] {
  const stays: FoldedStay[] = [];
  let stay: FoldedStay | null = null;

  const close = (at: Date, expulsionReason: string) => {
    if (stay === null) return;
    Object.assign(stay, { exitedAt: at, expulsionReason });
    const running = stay.segments.at(-1);
    if (running) running.endedAt = at;
    stay = null;
  };
  const endOf = (roomId: string) => {
    const endedAt = scene.rooms.get(roomId)?.endedAt ?? null;
    return endedAt && truncateToSecond(endedAt);
  };
  const closeIfEnded = (until: Date | null) => {
    const end = stay && endOf(stay.roomId);
    if (stay && end && (until === null || end <= until))
      close(end < stay.enteredAt ? stay.enteredAt : end, 'ROOM_ENDED');
  };

  for (const { at: exactly, type, roomId, data } of dropRevoked(happenings)) {
    const at = truncateToSecond(exactly);
    closeIfEnded(at);
    if (type === 'participant.joined') {
      const room = scene.rooms.get(roomId);
      const end = endOf(roomId);
      if (room === undefined || (end !== null && end <= at)) continue;
      close(at, 'NONE');
      stay = enter(at, roomId, data, { ...scene, room });
      stays.push(stay);
    } else if (stay?.roomId === roomId) {
      if (type === 'participant.left') close(at, data.reason ?? 'NONE');
      else changeFolded(stay, at, type, scene.settings);
    }
  }
  closeIfEnded(null);
  return stays;
}

/** An exit that no one saw did not happen when a later sign of life comes from the same room, before they entered another. */
function dropRevoked(happenings: readonly StayEvent[]): StayEvent[] {
  return happenings.filter(({ soft, roomId }, index) => {
    if (!soft) return true;
    const next = happenings
      .slice(index + 1)
      .find(each => !each.soft && (each.type === 'participant.joined' || each.roomId === roomId));
    return next === undefined || next.type === 'participant.joined';
  });
}

function enter(
  at: Date,
  roomId: string,
  data: ReportedDevice,
  { room, customerId, isStudent }: Scene & { room: NonNullable<ReturnType<Scene['rooms']['get']>> },
): FoldedStay {
  const camera = data.camera ?? room.defaultRoleCamera;
  return {
    roomId,
    enteredAt: at,
    exitedAt: null,
    camera,
    mic: data.mic ?? room.defaultRoleMic,
    speaker: data.speaker ?? 'ON',
    stopwatch: 'STOP',
    cameraOffSince: camera === 'OFF' ? at : null,
    awaySince: null,
    networkType: data.networkType ?? 'UNKNOWN',
    os: data.os ?? '',
    deviceType: data.deviceType ?? 'PC',
    deviceModel: data.deviceModel ?? '',
    creatorPermission: room.creatorId === customerId,
    expulsionReason: 'NONE',
    segments: isStudent ? [{ state: 'STOP', startedAt: at, endedAt: null }] : [],
  };
}

/** Changes a stay that goes on, at a whole second later than all that happened to it; its stopwatch follows. */
export function changeFolded(
  stay: FoldedStay,
  at: Date,
  type: StayEvent['type'],
  settings: Scene['settings'],
): void {
  if (type === 'camera.on' || type === 'camera.off') {
    const camera = type === 'camera.on' ? 'ON' : 'OFF';
    if (camera !== stay.camera) Object.assign(stay, { camera, cameraOffSince: camera === 'OFF' ? at : null });
  } else if (type === 'microphone.on' || type === 'microphone.off')
    stay.mic = type === 'microphone.on' ? 'ON' : 'OFF';
  else if (type === 'participant.away') stay.awaySince ??= at;
  else if (type === 'participant.back') stay.awaySince = null;
  else stay.stopwatch = pressedBy(type) ?? stay.stopwatch;

  const running = stay.segments.at(-1);
  const state = stopwatchState(stay, settings);
  if (running === undefined || running.state === state) return;
  if (at <= running.startedAt) running.state = state;
  else {
    running.endedAt = at;
    stay.segments.push({ state, startedAt: at, endedAt: null });
  }
}
