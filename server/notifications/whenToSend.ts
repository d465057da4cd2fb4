import type { BodyOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { quietUntil } from '../../src/domain/quietHours.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import { academyOf } from './academyOf.ts';

type Wish = Pick<BodyOf<Contract['notifications']['create']>, 'scheduledAt' | 'duringQuietHours'>;
type Reading = Pick<Context, 'db' | 'session' | 'now'>;

/** The chosen time of sending, by default now. Times in the past or too far ahead are rejected. */
export function chosenInstant({ now }: Pick<Context, 'now'>, scheduledAt: string | null): Date {
  if (scheduledAt === null) return now;
  const chosen = new Date(scheduledAt);
  const latest = now.getTime() + limits.notification.scheduleDays * 86_400_000;
  if (Number.isNaN(chosen.getTime()) || chosen.getTime() > latest)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { scheduledAt: 'validation.date' } });
  if (chosen < now)
    throw new ProblemError('SCHEDULED_IN_PAST', { fieldErrors: { scheduledAt: 'errors.SCHEDULED_IN_PAST' } });
  return chosen;
}

/** Until when quiet hours would hold what goes out at an instant, or null. */
export async function heldUntil({ db, session }: Reading, instant: Date): Promise<Date | null> {
  const { settings, timeZone } = await academyOf(db, session.groupId);
  return quietUntil(instant, settings, timeZone);
}

/** When a notice goes out: at the chosen time, or at the end of quiet hours if its sender wants to wait for it. */
export async function whenToSend(context: Reading, { scheduledAt, duringQuietHours }: Wish) {
  const chosen = chosenInstant(context, scheduledAt);
  const until = await heldUntil(context, chosen);
  if (until === null || duringQuietHours === 'SEND') return { scheduledAt: chosen, heldFrom: null };
  if (duringQuietHours === null) {
    const time = isoInZone(until, context.session.timeZone).slice(11, 16);
    throw new ProblemError('QUIET_HOURS', { details: { until: time } });
  }
  return { scheduledAt: until, heldFrom: chosen };
}
