import { availableParallelism } from 'node:os';
import { createTurns } from './turns.ts';

const queue = { waiting: 500, waitMs: 30_000 };
/** Hashing is slow by design. One processor is left to everything else. */
const hashing = createTurns({ ...queue, atOnce: Math.max(1, availableParallelism() - 1) });
const signingIn = createTurns({ ...queue, atOnce: 2 });

/**
 * Runs what hashes a password, a few at a time and the rest in order, so that many at once do not slow down other calls.
 *
 * @throws ProblemError UNAVAILABLE when too many wait, or after waiting too long.
 */
export const hashInTurn = <T>(work: () => Promise<T>): Promise<T> => hashing('all', work);

/** Runs what finds out who signs in, its look-ups included, a few at a time as `hashInTurn`. */
export const signInInTurn = <T>(work: () => Promise<T>): Promise<T> => signingIn('all', work);
