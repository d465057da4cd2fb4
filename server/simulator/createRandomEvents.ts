import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { roomUsers } from '../database/schema/index.ts';
import type { Stay } from '../recorder/liveStay.ts';
import type { RecorderWrite } from '../recorder/studyWrite.ts';
import { turn } from './applyAction.ts';
import type { SimulationState } from './playDays.ts';
import { randomFor, type Random } from './random.ts';

type Change = Parameters<typeof turn>[2];

interface Undo {
  at: number;
  change: Change;
}

/** With many students present something small happens this often; no one student fidgets more often than this. */
const everyMs = 5_000;
const everyMsOfOne = 60_000;

type RandomEvent = (db: Queryable, publisher: Pick<RecorderWrite, 'events'>) => Promise<void>;

/** Small unplanned events, so that live screens move. */
export interface RandomEvents {
  /** What is to be done by now, if anything: it runs in a transaction. */
  due(stage: SimulationState, now: Date, elapsedMs: number): RandomEvent | null;
  /** Forgets what a student was about to undo, because their plan goes on. */
  forget(customerId: string): void;
}

export function createRandomEvents(): RandomEvents {
  const undos = new Map<string, Undo>();
  return {
    forget: customerId => void undos.delete(customerId),
    due({ groupId, studyClock, settings, seed, students }, now, elapsedMs) {
      const random = randomFor(seed, 'fidget', now.getTime());
      const undone = [...undos].filter(([, { at }]) => at <= now.getTime());
      const isTime = random.chance(elapsedMs / everyMs);
      if (undone.length === 0 && !isTime) return null;
      return async (db, publisher) => {
        const write = { groupId, studyClock, settings, now, random: random.bytes, ...publisher };
        for (const [customerId, { change }] of undone) {
          undos.delete(customerId);
          await turn(db, { ...write, customerId }, change);
        }
        if (isTime) {
          const calm = (await presentOf(db, groupId)).filter(
            ({ customerId, awaySince }) =>
              awaySince === null &&
              !undos.has(customerId) &&
              students.some(student => student.customerId === customerId),
          );
          if (random.chance((calm.length * everyMs) / everyMsOfOne)) {
            const { customerId, ...stay } = random.pick(calm);
            const { change, undo, afterSeconds } = randomEventFor(stay, random);
            await turn(db, { ...write, customerId }, change);
            if (undo) undos.set(customerId, { at: now.getTime() + afterSeconds * 1_000, change: undo });
          }
        }
      };
    },
  };
}

const presentOf = (db: Queryable, groupId: string) =>
  db
    .select()
    .from(roomUsers)
    .where(and(eq(roomUsers.groupId, groupId), isNull(roomUsers.exitedAt)))
    .orderBy(roomUsers.enteredAt, roomUsers.roomUserId);

interface Fidget {
  change: Change;
  undo?: Change;
  afterSeconds: number;
}

/** Mostly a microphone or a speaker; seldom something that stops the stopwatch. */
function randomEventFor(stay: Omit<Stay, 'customerId'>, random: Random): Fidget {
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
  if (kind < 0.55 && stay.mic === 'OFF')
    return { change: { mic: 'ON' }, undo: { mic: 'OFF' }, afterSeconds: random.whole(6, 25) };
  return { change: { speaker: stay.speaker === 'ON' ? 'OFF' : 'ON' }, afterSeconds: 0 };
}
