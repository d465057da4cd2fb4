import { availableParallelism } from 'node:os';
import { ProblemError } from '../http/problem.ts';

/** Hashing is slow by design. One processor is left to everything else. */
const atOnce = Math.max(1, availableParallelism() - 1);
const mostWaiting = 500;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs work that hashes passwords, a few at a time and the rest in order, so that many sign-ins at once do not slow down
 * other calls.
 *
 * @throws ProblemError UNAVAILABLE when too many are waiting.
 */
export async function hashingGate<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running++;
  else {
    if (waiting.length >= mostWaiting) throw new ProblemError('UNAVAILABLE');
    // Whoever is finished hands over their place.
    await new Promise<void>(resolve => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
