import { mayCorrect } from '../../src/domain/permissions.ts';
import type { Context } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';

/** Observers watch and change nothing (specification, section 1). */
export function refuseWatchers({ session }: Pick<Context, 'session'>): void {
  if (!mayCorrect(session)) throw new ProblemError('FORBIDDEN');
}
