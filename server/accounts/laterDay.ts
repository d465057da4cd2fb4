import { tz } from '@date-fns/tz';
import { formatISO } from 'date-fns';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';

/** The day of a reserved deactivation, which lies in the future of the academy's calendar; null for right now. */
export function laterDay(
  { now, session }: Pick<Context, 'now' | 'session'>,
  deactivateOn: string | null | undefined,
): string | null {
  if (deactivateOn === undefined || deactivateOn === null) return null;
  const today = formatISO(now, { in: tz(session.timeZone), representation: 'date' });
  if (deactivateOn <= today)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { deactivateOn: 'validation.futureDate' } });
  return deactivateOn;
}
