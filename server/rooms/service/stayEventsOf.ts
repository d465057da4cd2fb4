import type { rooms } from '../../database/schema/index.ts';
import type { Segment, Stay } from '../../recorder/liveStay.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import type { StayEvent } from './foldStays.ts';
import type { Logged } from './lockParticipants.ts';
import { snapshotSource } from './snapshotSource.ts';

export interface StoredStay {
  stay: Stay;
  segments: Segment[];
}

const buttons = { STUDY: 'stopwatch.started', BREAK: 'stopwatch.break', STOP: 'stopwatch.stopped' } as const;
const isSecond = (instant: Date | null, other: Date | null) =>
  instant !== null &&
  other !== null &&
  truncateToSecond(instant).getTime() === truncateToSecond(other).getTime();

/**
 * Everything that happened to one participant, in order: the events that were reported, and what the stored stays say
 * beyond them, because it came about in another way.
 */
export function stayEventsOf(
  logged: readonly Logged[],
  stays: readonly StoredStay[],
  byId: ReadonlyMap<string, Pick<typeof rooms.$inferSelect, 'endedAt'>>,
): StayEvent[] {
  const reported = logged.map(({ occurredAt, type, roomId, data, source }) => ({
    at: occurredAt,
    type: type as StayEvent['type'],
    roomId,
    data,
    soft: source === snapshotSource && type === 'participant.left',
  }));
  const found = stays.flatMap(({ stay, segments }) => {
    const { roomId, enteredAt, exitedAt } = stay;
    const joined = reported.filter(({ type }) => type === 'participant.joined');
    const isEntered = joined.some(each => each.roomId === roomId && isSecond(each.at, enteredAt));
    const isExplained =
      exitedAt === null ||
      isSecond(byId.get(roomId)?.endedAt ?? null, exitedAt) ||
      joined.some(each => isSecond(each.at, exitedAt)) ||
      reported.some(
        each => each.type === 'participant.left' && each.roomId === roomId && isSecond(each.at, exitedAt),
      );
    return [
      ...(isEntered ? [] : unreported(stay, segments)),
      ...(isExplained
        ? []
        : [
            {
              at: exitedAt,
              type: 'participant.left' as const,
              roomId,
              data: { reason: stay.expulsionReason },
            },
          ]),
    ];
  });
  // What was found in the stays comes before what was reported of the same instant; exits come first.
  const rank = ({ type }: StayEvent) => (type === 'participant.left' ? 0 : 1);
  return [
    ...found.toSorted((a, b) => a.at.getTime() - b.at.getTime() || rank(a) - rank(b)),
    ...reported,
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** A stay that no one reported, as the events that would have led to it. */
function unreported({ roomId, enteredAt, ...stay }: Stay, segments: readonly Segment[]): StayEvent[] {
  const { camera, mic, speaker, networkType, os, deviceType, deviceModel, cameraOffSince, awaySince } = stay;
  const wentOff = camera === 'OFF' && cameraOffSince !== null && cameraOffSince > enteredAt;
  const device = { mic, speaker, networkType, os, deviceType, deviceModel };
  const happenings: StayEvent[] = [
    {
      at: enteredAt,
      type: 'participant.joined',
      roomId,
      data: { ...device, camera: wentOff ? 'ON' : camera },
    },
    ...segments.map(({ startedAt, state }) => ({ at: startedAt, type: buttons[state], roomId, data: {} })),
  ];
  if (wentOff) happenings.push({ at: cameraOffSince, type: 'camera.off', roomId, data: {} });
  if (awaySince !== null) happenings.push({ at: awaySince, type: 'participant.away', roomId, data: {} });
  return happenings;
}
