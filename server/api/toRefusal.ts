import { describeFailure, type OnFailure } from '../core/failure.ts';
import { ProblemError } from '../core/problem.ts';
import { databaseProblem } from './databaseProblem.ts';

/** The response to an error: its problem, or INTERNAL, which is reported. */
export function toRefusal({ onFailure }: { onFailure: OnFailure }, name: string, error: unknown): Response {
  if (error instanceof ProblemError) return error.toResponse();
  const known = databaseProblem(error);
  if (known === null || known.code === 'UNAVAILABLE') onFailure(describeFailure(name, error), error);
  return (known ?? new ProblemError('INTERNAL')).toResponse();
}
