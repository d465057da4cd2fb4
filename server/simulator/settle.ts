import { and, eq, isNull } from 'drizzle-orm';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import { leaveRoom } from '../recorder/leaveRoom.ts';
import type { Stay } from '../recorder/liveStay.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';
import type { Visit } from './plan/visit.ts';
import type { SimulatedAcademy } from './simulator.ts';
import { turn } from './applyAction.ts';
import { randomFor } from './random.ts';

/**
 * Brings the students who are present to where their plans have them at an instant; who is meant to be elsewhere leaves.
 */
export async function settle(
  db: Queryable,
  { origin, stage, agenda }: SimulatedAcademy,
  now: Date,
  events: RecorderWrite['events'],
): Promise<void> {
  const { groupId, studyClock, settings, seed } = stage;
  const ids = origin.students.map(({ customerId }) => customerId);
  const live = await db
    .select()
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt), inIds(roomUsers.customerId, ids)));
  for (const stay of live) {
    const { customerId } = stay;
    const visit = agenda.visitAt(customerId, now);
    const random = randomFor(seed, 'settle', customerId, now.getTime()).bytes;
    const write = { groupId, studyClock, settings, now, events, random, customerId };
    if (visit === undefined) await leaveRoom(db, write);
    else {
      const differences = differencesOf(stay, situationAt(visit, now));
      if (Object.keys(differences).length > 0) await turn(db, write, differences);
    }
  }
}

const situationAt = (visit: Visit, now: Date) => {
  const { camera, mic, turns } = visit;
  const situation: Situation = { stopwatch: 'STOP', camera, mic, away: false };
  for (const turn of turns.filter(({ at }) => at <= now)) {
    situation.stopwatch = turn.stopwatch ?? situation.stopwatch;
    situation.camera = turn.camera ?? situation.camera;
    situation.away = turn.away ?? situation.away;
  }
  return situation;
};

type Situation = Pick<Stay, 'stopwatch' | 'camera' | 'mic'> & { away: boolean };

const differencesOf = (stay: Stay, planned: Situation): Partial<Situation> => ({
  ...(stay.stopwatch === planned.stopwatch ? {} : { stopwatch: planned.stopwatch }),
  ...(stay.camera === planned.camera ? {} : { camera: planned.camera }),
  ...(stay.mic === planned.mic ? {} : { mic: planned.mic }),
  ...((stay.awaySince !== null) === planned.away ? {} : { away: planned.away }),
});
