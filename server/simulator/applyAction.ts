import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import { enterRoom } from '../recorder/enterRoom.ts';
import { leaveRoom } from '../recorder/leaveRoom.ts';
import type { Stay } from '../recorder/liveStay.ts';
import { setAway } from '../recorder/setAway.ts';
import { setDevices } from '../recorder/setDevices.ts';
import { setStopwatch } from '../recorder/setStopwatch.ts';
import { StudyRefusal } from '../recorder/studyRefusal.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';
import type { Happening } from './createSchedule.ts';
import { mostPresent, type SimulationState } from './playDays.ts';
import type { Turn, Visit } from './plan/visit.ts';
import { randomFor } from './random.ts';

/** Writes what a student does, in the caller's transaction. Answers their stay; null when nothing came of it. */
export async function applyAction(
  db: Queryable,
  stage: SimulationState,
  happening: Happening,
  events: RecorderWrite['events'],
): Promise<Stay | null> {
  const { groupId, studyClock, settings, seed } = stage;
  const { at, visit } = happening;
  const { customerId } = visit;
  const random = randomFor(seed, happening.kind, customerId, at.getTime()).bytes;
  const write = { groupId, studyClock, settings, now: at, events, random, customerId };
  if (happening.kind === 'turn') return turn(db, write, happening.turn);
  if (happening.kind === 'leave') return leaveRoom(db, { ...write, expulsionReason: visit.expulsionReason });
  return enter(db, stage, write, visit);
}

/** Applies the actions of a visit one by one, planned or not. */
export async function turn(
  db: Queryable,
  write: RecorderWrite & { customerId: string },
  { stopwatch, camera, mic, speaker, away }: Omit<Turn, 'at'> & Partial<Pick<Visit, 'mic' | 'speaker'>>,
): Promise<Stay | null> {
  let stay: Stay | null = null;
  const devices = { ...(camera ? { camera } : {}), ...(mic ? { mic } : {}), ...(speaker ? { speaker } : {}) };
  if (Object.keys(devices).length > 0) stay = await setDevices(db, { ...write, devices });
  if (away !== undefined) stay = await setAway(db, { ...write, away });
  if (stopwatch) stay = await setStopwatch(db, { ...write, state: stopwatch });
  return stay;
}

/** Tries the rooms that a student likes, then the others; stays away when the academy is busy enough. */
async function enter(
  db: Queryable,
  { groupId, students, rooms }: SimulationState,
  write: RecorderWrite & { customerId: string },
  visit: Visit,
): Promise<Stay | null> {
  const { roomIds, networkType, os, deviceType, deviceModel, camera, mic, speaker } = visit;
  const present = await db.$count(roomUsers, and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt)));
  if (present + 1 > students.length * mostPresent) return null;
  const open = rooms.filter(room => room.endedAt === null).map(room => room.roomId);
  const device = { networkType, os, deviceType, deviceModel, camera, mic, speaker };
  for (const roomId of new Set([...roomIds.filter(id => open.includes(id)), ...open]))
    try {
      return await enterRoom(db, { ...write, ...device, roomId });
    } catch (error) {
      if (!(error instanceof StudyRefusal)) throw error;
      if (error.code === 'NOT_ADMITTED') return null;
    }
  return null;
}
