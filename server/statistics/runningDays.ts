import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Context } from '../core/context.ts';

/** How many days before today a stopwatch may have been started without being stopped. */
const daysBefore = 3;

/** The days of some spans for which a stopwatch that runs may have measured something, with the span's place from 1 on. */
export function runningDays({ session, now }: Pick<Context, 'session' | 'now'>, spans: readonly Period[]) {
  const { studyClock } = session;
  const today = studyDateOf(now, studyClock);
  const dates = Array.from({ length: daysBefore + 1 }, (_, index) => shiftDate(today, -index));
  return spans.flatMap(({ since, until }, index) =>
    dates.flatMap(date =>
      since <= date && date <= until
        ? [{ place: index + 1, date, bounds: studyDayBounds(date, studyClock) }]
        : [],
    ),
  );
}
