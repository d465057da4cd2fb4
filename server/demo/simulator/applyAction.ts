import type { Queryable } from '../../database/open.ts';
import type { ReportWrite } from '../../rooms/service/reportWrite.ts';
import { changeEvents } from './changeEvents.ts';
import type { ScheduledAction } from './createSchedule.ts';
import { mostPresent } from './mostPresent.ts';
import { readPresent, readSimulated } from './readPresent.ts';
import { reportEvents } from './reportEvents.ts';
import type { SimulationState } from './simulationState.ts';

/** Reports what a student does, in the caller's transaction; nothing when they are not where their plan has them. */
export async function applyAction(
  db: Queryable,
  stage: SimulationState,
  happening: ScheduledAction,
  events: ReportWrite['events'],
): Promise<void> {
  const { kind, at, visit } = happening;
  const { customerId, expulsionReason } = visit;
  if (kind === 'enter') return enter(db, stage, happening, events);
  const [stay] = await readSimulated(db, stage.groupId, [customerId]);
  if (stay === undefined) return;
  const reported =
    kind === 'turn'
      ? changeEvents(happening.turn)
      : [{ type: 'participant.left' as const, data: { reason: expulsionReason } }];
  await reportEvents(db, stage, { kind, at, roomId: stay.roomId, customerId, events: reported }, events);
}

/**
 * Tries the rooms that a student likes, then the others, as long as they have seats; stays away when the academy is busy
 * enough, or another client has let them in.
 */
async function enter(
  db: Queryable,
  stage: SimulationState,
  { kind, at, visit }: ScheduledAction,
  events: ReportWrite['events'],
): Promise<void> {
  const { groupId, students, rooms } = stage;
  const { customerId, roomIds, networkType, os, deviceType, deviceModel, camera, mic, speaker } = visit;
  const present = await readPresent(db, groupId);
  if (present.length + 1 > students.length * mostPresent) return;
  const isPresent = present.some(stay => stay.customerId === customerId);
  if (isPresent && (await readSimulated(db, groupId, [customerId])).length === 0) return;
  const open = rooms.filter(({ roomId, endedAt, maxParticipants }) => {
    const others = present.filter(stay => stay.roomId === roomId && stay.customerId !== customerId);
    return endedAt === null && others.length < maxParticipants;
  });
  const ids = open.map(({ roomId }) => roomId);
  const data = { networkType, os, deviceType, deviceModel, camera, mic, speaker };
  const joined = [{ type: 'participant.joined' as const, data }];
  for (const roomId of new Set([...roomIds.filter(id => ids.includes(id)), ...ids]))
    if (await reportEvents(db, stage, { kind, at, roomId, customerId, events: joined }, events)) return;
}
