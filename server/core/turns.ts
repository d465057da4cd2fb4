import { ProblemError } from './problem.ts';

interface Options {
  /** How many of one academy run at once. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** How long each may wait. */
  waitMs: number;
}

interface Line {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Lets each academy run a few things at once, and queues a few more, so that one academy cannot take all connections to
 * the database.
 *
 * @throws ProblemError UNAVAILABLE when too many wait already, or after waiting too long
 */
export function createTurns({ atOnce, waiting, waitMs }: Options) {
  const lines = new Map<string, Line>();

  const wait = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        line.waiting.delete(go);
        reject(new ProblemError('UNAVAILABLE'));
      }, waitMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      line.waiting.add(go);
    });

  return async function inTurn<T>(groupId: string, run: () => Promise<T>): Promise<T> {
    const line = lines.get(groupId) ?? { running: 0, waiting: new Set() };
    lines.set(groupId, line);
    if (line.running < atOnce) line.running++;
    else if (line.waiting.size < waiting) await wait(line);
    else throw new ProblemError('UNAVAILABLE');
    try {
      return await run();
    } finally {
      // The turn is passed on directly, so that a new request cannot take it.
      const [next] = line.waiting;
      if (next !== undefined) {
        line.waiting.delete(next);
        next();
      } else if (--line.running === 0) lines.delete(groupId);
    }
  };
}
