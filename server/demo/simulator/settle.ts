import type { Queryable } from '../../database/open.ts';
import type { ReportWrite } from '../../rooms/service/reportWrite.ts';
import { changeEvents } from './changeEvents.ts';
import type { Visit } from './plan/visit.ts';
import { readSimulated, type Present } from './readPresent.ts';
import { reportEvents } from './reportEvents.ts';
import type { SimulatedAcademy } from './simulator.ts';

/**
 * Brings the students who are present to where their plans have them at an instant; who is meant to be elsewhere leaves.
 */
export async function settle(
  db: Queryable,
  { origin, stage, agenda }: SimulatedAcademy,
  at: Date,
  events: ReportWrite['events'],
): Promise<void> {
  const ids = origin.students.map(({ customerId }) => customerId);
  for (const stay of await readSimulated(db, stage.groupId, ids)) {
    const { customerId, roomId } = stay;
    const visit = agenda.visitAt(customerId, at);
    const reported = visit
      ? changeEvents(differencesOf(stay, situationAt(visit, at)))
      : [{ type: 'participant.left' as const }];
    const report = { kind: 'settle', at, roomId, customerId, events: reported };
    if (reported.length > 0) await reportEvents(db, stage, report, events);
  }
}

const situationAt = (visit: Visit, at: Date) => {
  const { camera, mic, turns } = visit;
  const situation: Situation = { stopwatch: 'STOP', camera, mic, away: false };
  for (const turn of turns.filter(each => each.at <= at)) {
    situation.stopwatch = turn.stopwatch ?? situation.stopwatch;
    situation.camera = turn.camera ?? situation.camera;
    situation.away = turn.away ?? situation.away;
  }
  return situation;
};

type Situation = Pick<Present, 'stopwatch' | 'camera' | 'mic'> & { away: boolean };

const differencesOf = (stay: Present, planned: Situation): Partial<Situation> => ({
  ...(stay.stopwatch === planned.stopwatch ? {} : { stopwatch: planned.stopwatch }),
  ...(stay.camera === planned.camera ? {} : { camera: planned.camera }),
  ...(stay.mic === planned.mic ? {} : { mic: planned.mic }),
  ...((stay.awaySince !== null) === planned.away ? {} : { away: planned.away }),
});
