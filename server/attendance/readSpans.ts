import type { Period } from '../../src/domain/period.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';
import { attendanceRules } from './attendanceRules.ts';

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** Spans as far as they have begun, and on which of their days students are expected, and which are holidays. */
export function readSpans({ session, now }: Pick<Context, 'session' | 'now'>, periods: readonly Period[]) {
  const today = studyDateOf(now, session.studyClock);
  const spans = periods.map(({ since, until }) => ({ since, until: earlier(until, today) }));
  const base = spans.map(({ since }) => since).reduce(earlier);
  const last = spans.map(({ until }) => until).reduce(later);
  const { dates, expected, isOff } = attendanceRules(session, { since: base, until: last }, today);
  return { today, spans, base, dates, expected, isOff };
}
