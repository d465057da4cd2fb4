import { ProblemError } from '../problem.ts';

/**
 * Bounds how many tasks run at a time. The others wait in the order of their arrival.
 *
 * @returns a function that runs a task when it is its turn; it throws ProblemError UNAVAILABLE when too many wait already.
 */
export function takeTurns({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (busy < running) busy += 1;
    else if (queue.length >= waiting) throw new ProblemError('UNAVAILABLE');
    else await new Promise<void>(resolve => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
