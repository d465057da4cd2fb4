import type { Random } from '../random.ts';
import type { Habits } from './habits.ts';
import { personas } from './personas.ts';
import type { Turn } from './visit.ts';

interface Stretch {
  turns: Turn[];
  leftAt: number;
  expulsionReason: string;
}

const minutes = 60_000;

/** What happens between entering and leaving, in milliseconds since the epoch; it may end in an expulsion. */
export function planTurns(
  random: Random,
  { persona, carelessness }: Pick<Habits, 'persona' | 'carelessness'>,
  drive: number,
  { enteredAt, leftAt }: { enteredAt: number; leftAt: number },
): Stretch {
  const { block, pause } = personas[persona];
  const turns: Turn[] = [];
  const add = (at: number, turn: Omit<Turn, 'at'>) => turns.push({ at: wholeSecond(at), ...turn });
  const expelled = (at: number, expulsionReason: string): Stretch => ({
    turns: turns.filter(turn => turn.at.getTime() < at),
    leftAt: at,
    expulsionReason,
  });

  let time = enteredAt + random.whole(8, 150) * 1_000;
  add(time, { stopwatch: 'STUDY' });
  for (;;) {
    const studyFor = Math.max(14, random.around(block[0], block[1]) * (0.7 + 0.3 * drive)) * minutes;
    const until = Math.min(time + studyFor, leftAt);
    if (random.chance(carelessness) && until - time > 10 * minutes) {
      const off = time + random.between(0.15, 0.7) * (until - time);
      const length = (random.chance(0.16) ? random.between(12, 32) : random.between(0.7, 7)) * minutes;
      add(off, { camera: 'OFF' });
      if (length > 24 * minutes && off + length < until)
        return expelled(Math.floor((off + length) / 1_000) * 1_000, 'CAMERA_OFF');
      add(Math.min(off + length, until - 1_000), { camera: 'ON' });
    } else if (random.chance(0.05 + 0.1 * Math.max(0, 1 - drive)) && until - time > 20 * minutes) {
      const gone = time + random.between(0.1, 0.6) * (until - time);
      const length = random.between(4, 34) * minutes;
      add(gone, { away: true });
      if (length > 31 * minutes && gone + length < until)
        return expelled(Math.floor((gone + length) / 1_000) * 1_000, 'ABSENCE');
      add(Math.min(gone + length, until - 1_000), { away: false });
    }
    if (until >= leftAt - 8 * minutes) break;
    const pauseFor = Math.max(3, random.around(pause[0], pause[1]) * (1.5 - 0.5 * drive)) * minutes;
    if (until + pauseFor >= leftAt - 6 * minutes) break;
    // Now and then a student just stops instead of taking a break.
    add(until, { stopwatch: random.chance(0.07) ? 'STOP' : 'BREAK' });
    time = until + pauseFor;
    add(time, { stopwatch: 'STUDY' });
  }
  return { turns, leftAt, expulsionReason: random.chance(0.003) ? 'HOST' : 'NONE' };
}

const wholeSecond = (time: number) => new Date(Math.floor(time / 1_000) * 1_000);
