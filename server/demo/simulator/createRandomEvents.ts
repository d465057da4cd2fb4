import type { Queryable } from '../../database/open.ts';
import type { ReportWrite } from '../../rooms/service/reportWrite.ts';
import { changeEvents, type Change } from './changeEvents.ts';
import { randomFor, type Random } from './random.ts';
import { readSimulated, type Present } from './readPresent.ts';
import { reportEvents } from './reportEvents.ts';
import type { SimulationState } from './simulationState.ts';

interface Undo {
  at: number;
  change: Change;
}

/** With many students present something small happens this often; no one student fidgets more often than this. */
const everyMs = 5_000;
const everyMsOfOne = 60_000;

type RandomEvent = (db: Queryable, publisher: Pick<ReportWrite, 'events'>) => Promise<void>;

/** Small unplanned events, so that live screens move. */
interface RandomEvents {
  /** What is to be done by now, if anything: it runs in a transaction. */
  due(stage: SimulationState, now: Date, elapsedMs: number): RandomEvent | null;
  /** Forgets what a student was about to undo, because their plan goes on. */
  forget(customerId: string): void;
}

export function createRandomEvents(): RandomEvents {
  const undos = new Map<string, Undo>();
  return {
    forget: customerId => void undos.delete(customerId),
    due(stage, now, elapsedMs) {
      const { groupId, seed, students } = stage;
      const random = randomFor(seed, 'fidget', now.getTime());
      const undone = [...undos].filter(([, { at }]) => at <= now.getTime());
      const isTime = random.chance(elapsedMs / everyMs);
      if (undone.length === 0 && !isTime) return null;
      return async (db, { events }) => {
        const ids = students.map(({ customerId }) => customerId);
        const present = await readSimulated(db, groupId, ids);
        const report = async (kind: string, { customerId, roomId }: Present, change: Change) => {
          const reported = { kind, at: now, customerId, roomId, events: changeEvents(change) };
          await reportEvents(db, stage, reported, events);
        };
        for (const [customerId, { change }] of undone) {
          undos.delete(customerId);
          const stay = present.find(each => each.customerId === customerId);
          if (stay) await report('undo', stay, change);
        }
        if (isTime) {
          const calm = present.filter(
            ({ customerId, awaySince }) => awaySince === null && !undos.has(customerId),
          );
          if (random.chance((calm.length * everyMs) / everyMsOfOne)) {
            const stay = random.pick(calm);
            const { change, undo, afterSeconds } = randomEventFor(stay, random);
            await report('fidget', stay, change);
            if (undo) undos.set(stay.customerId, { at: now.getTime() + afterSeconds * 1_000, change: undo });
          }
        }
      };
    },
  };
}

interface Fidget {
  change: Change;
  undo?: Change;
  afterSeconds: number;
}

/** Mostly a microphone; seldom something that stops the stopwatch. */
function randomEventFor(stay: Present, random: Random): Fidget {
  const kind = random.next();
  const isStudying = stay.stopwatch === 'STUDY' && stay.camera === 'ON';
  if (kind < 0.02 && isStudying)
    return {
      change: { stopwatch: 'BREAK' },
      undo: { stopwatch: 'STUDY' },
      afterSeconds: random.whole(40, 150),
    };
  if (kind < 0.07 && stay.camera === 'ON')
    return { change: { camera: 'OFF' }, undo: { camera: 'ON' }, afterSeconds: random.whole(8, 45) };
  if (stay.mic === 'OFF')
    return { change: { mic: 'ON' }, undo: { mic: 'OFF' }, afterSeconds: random.whole(6, 25) };
  return { change: { mic: 'OFF' }, afterSeconds: 0 };
}
