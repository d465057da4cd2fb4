import { limits } from '../../../src/domain/limits.ts';
import type { Period } from '../../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';

/** The completed study days that attention is evaluated from, yesterday first, and the period that they make. */
export function attentionPeriod({ session, now }: Pick<Context, 'session' | 'now'>): {
  today: string;
  dates: string[];
  period: Period;
} {
  const today = studyDateOf(now, session.studyClock);
  const dates = Array.from({ length: limits.attention.lookBackDays }, (_, day) => shiftDate(today, -1 - day));
  return { today, dates, period: { since: dates.at(-1)!, until: dates[0]! } };
}
