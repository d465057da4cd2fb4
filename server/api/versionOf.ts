import { ProblemError } from '../core/problem.ts';

/**
 * The version in a request's `If-Match`.
 *
 * @throws ProblemError PRECONDITION_REQUIRED without one
 */
export function versionOf(request: Request): number {
  const match = /^(?:W\/)?"(\d+)"$/.exec(request.headers.get('If-Match') ?? '');
  if (match === null) throw new ProblemError('PRECONDITION_REQUIRED');
  return Number(match[1]);
}
