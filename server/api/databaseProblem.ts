import { isUnavailable } from '../database/isUnavailable.ts';
import { ProblemError } from '../core/problem.ts';
import { takenProblem } from './takenProblem.ts';

/** Text with a NUL in it, which PostgreSQL cannot store. */
const byState: Record<string, () => ProblemError> = {
  '22021': () => new ProblemError('BAD_REQUEST'),
  '22P05': () => new ProblemError('BAD_REQUEST'),
};

/** The problem for an expected database error, else null. */
export function databaseProblem(error: unknown): ProblemError | null {
  if (isUnavailable(error)) return new ProblemError('UNAVAILABLE');
  const { code } = ((error as { cause?: object }).cause ?? error) as { code?: string };
  return (code !== undefined && byState[code]?.()) || takenProblem(error);
}
