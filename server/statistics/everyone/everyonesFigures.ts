import uniq from 'lodash/uniq.js';
import type { Period } from '../../../src/domain/period.ts';
import { daysBetween } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { cachedMonths } from '../../attendance/cache/cachedMonths.ts';
import { joinedDays } from '../../attendance/cache/joinedDays.ts';
import { overIn } from '../../attendance/cache/overIn.ts';
import type { Students } from '../../attendance/cache/students.ts';
import { completedParts } from '../../attendance/monthParts.ts';
import { readSpans } from '../../attendance/readSpans.ts';
import { figuresOfSpan, type Figures } from './figuresOfSpan.ts';
import { readLive } from './readLive.ts';
import { columnsOfPart, daySums, type DaySum } from './sumDays.ts';

/** Whether a span, as far as it has begun, ends with today. */
const includes =
  (today: string) =>
  ({ since, until }: Period) =>
    since <= today && until === today;

/** Everyone's figures of some spans, whose days are in memory. */
interface EveryonesSpans {
  students: Students;
  /** The figures of a span by its index: those of `figuresSql`. */
  figuresOf: (index: number) => Promise<Figures>;
}

/**
 * Reads what the figures of some spans are made of. Completed days come from cached months; only the running day is read.
 *
 * @param of the sums that are needed; figures that are made of others are 0
 */
export async function everyonesSpans(
  context: QueryContext,
  periods: readonly Period[],
  of: readonly DaySum[] = daySums,
): Promise<EveryonesSpans> {
  const read = readSpans(context, periods);
  const { today, spans, base, dates, expected, isOff } = read;
  const parts = completedParts(read);
  const months = [...new Set(parts.map(({ month }) => month))];
  const all = await cachedMonths(
    context,
    months.map(month => ({
      days: overIn(month, today),
      columns: uniq(parts.flatMap(part => (part.month === month ? columnsOfPart(part, of) : []))),
    })),
    stamp => readLive(context, { spans, today: spans.some(includes(today)) ? today : null }, stamp),
  );
  const joined = joinedDays(all.students, dates.length > 0 ? dates : [base], context.session.studyClock);
  return {
    students: all.students,
    figuresOf: index => {
      const span = spans[index]!;
      const begins = daysBetween(base, span.since) - 1;
      const dayCount = Math.max(daysBetween(span.since, span.until), 0);
      const among = <T>(days: readonly T[]) => days.slice(begins, begins + dayCount);
      return figuresOfSpan({
        ...all,
        place: index + 1,
        parts: parts
          .filter(({ place }) => place === index + 1)
          .map(part => ({
            part,
            month: all.months[months.indexOf(part.month)]!,
            begins: daysBetween(span.since, part.month) - 1,
          })),
        isUntilToday: span.until === today,
        hasToday: includes(today)(span),
        expected: among(expected),
        isOff: among(isOff),
        joined: joined.map(day => Math.min(Math.max(day - begins, 0), Math.max(dayCount, 1))),
        of,
      });
    },
  };
}

/**
 * The figures of every student in scope who is registered and active, or has a record in a period, by name: the same as those of
 * `figuresSql`, for calls that need those of thousands of students and show a few of them.
 */
export const everyonesFigures = async (context: QueryContext, period: Period): Promise<Figures> =>
  (await everyonesSpans(context, [period])).figuresOf(0);
