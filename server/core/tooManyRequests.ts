import { ProblemError } from './problem.ts';

/** The refusal of a call whose window of `seconds` began at `startedAt`; `time` is what remains of it, in seconds. */
export function tooManyRequests(startedAt: Date, seconds: number, now: Date): ProblemError {
  const remaining = (startedAt.getTime() + seconds * 1_000 - now.getTime()) / 1_000;
  return new ProblemError('TOO_MANY_REQUESTS', { details: { time: Math.max(1, Math.ceil(remaining)) } });
}
