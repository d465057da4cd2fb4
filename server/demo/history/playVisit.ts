import type { SegmentState } from '../../../src/domain/choices.ts';
import type { StudySettings } from '../../../src/domain/entities/group.ts';
import { newId } from '../../database/newId.ts';
import { alertsDue } from '../../alerts/alertRules.ts';
import { stopwatchState } from '../../recorder/stopwatchState.ts';
import { randomFor } from '../simulator/random.ts';
import type { Turn, Visit } from '../simulator/plan/visit.ts';
import type { RowBatch } from './rowBatch.ts';

interface Scene {
  groupId: string;
  seed: string;
  settings: Omit<StudySettings, 'version'>;
  room: { roomId: string; creatorId: string };
  /** Up to when the visit has happened; what comes later is still to come. */
  until: Date;
}

/** What a visit leaves in the tables, as the recorder would have written it turn by turn. */
export function playVisit(visit: Visit, { groupId, seed, settings, room, until }: Scene): RowBatch {
  const { customerId, enteredAt, turns, leftAt } = visit;
  const { roomId } = room;
  const random = randomFor(seed, 'visit', customerId, enteredAt.getTime());
  const hasLeft = leftAt <= until;
  const stay = {
    groupId,
    roomUserId: newId(enteredAt, random.bytes),
    roomId,
    customerId,
    enteredAt,
    exitedAt: hasLeft ? leftAt : null,
    camera: visit.camera,
    mic: visit.mic,
    speaker: visit.speaker,
    stopwatch: 'STOP' as SegmentState,
    cameraOffSince: visit.camera === 'OFF' ? enteredAt : null,
    awaySince: null as Date | null,
    seenAt: null,
    networkType: visit.networkType,
    creatorPermission: room.creatorId === customerId,
    expulsionReason: hasLeft ? visit.expulsionReason : 'NONE',
    os: visit.os,
    deviceType: visit.deviceType,
    deviceModel: visit.deviceModel,
  };
  const { roomUserId } = stay;
  const traces: RowBatch = { stays: [stay], segments: [], alerts: [] };
  let state = stopwatchState(stay, settings);
  let since = enteredAt;

  const watch = (at: Date) => {
    const breakSince = state === 'BREAK' ? since : null;
    const watched = { CAMERA_OFF: stay.cameraOffSince, ABSENCE: stay.awaySince, BREAK: breakSince };
    for (const { kind, occurredAt } of alertsDue(watched, settings, at))
      if (!traces.alerts.some(alert => alert.kind === kind && +alert.occurredAt === +occurredAt))
        traces.alerts.push({
          groupId,
          alertId: newId(occurredAt, random.bytes),
          kind,
          customerId,
          roomId,
          roomUserId,
          occurredAt,
        });
  };
  const close = (endedAt: Date | null) => {
    if (endedAt !== null && endedAt <= since) return;
    const segmentId = newId(since, random.bytes);
    traces.segments.push({
      groupId,
      segmentId,
      roomUserId,
      roomId,
      customerId,
      state,
      startedAt: since,
      endedAt,
    });
  };

  for (const turn of turns) {
    if (turn.at > until) break;
    watch(turn.at);
    Object.assign(stay, changesOf(turn, stay));
    const next = stopwatchState(stay, settings);
    if (next === state) continue;
    close(turn.at);
    since = turn.at;
    state = next;
  }
  watch(hasLeft ? leftAt : until);
  close(hasLeft ? leftAt : null);
  return traces;
}

type Situation = { camera: 'ON' | 'OFF'; awaySince: Date | null };

/** What a turn changes of a stay, as the recorder has it. */
const changesOf = ({ at, stopwatch, camera, away }: Turn, stay: Situation) => ({
  ...(stopwatch ? { stopwatch } : {}),
  ...(camera && camera !== stay.camera ? { camera, cameraOffSince: camera === 'OFF' ? at : null } : {}),
  ...(away === undefined ? {} : { awaySince: away ? (stay.awaySince ?? at) : null }),
});
