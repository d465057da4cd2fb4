import mapValues from 'lodash/mapValues.js';
import uniq from 'lodash/uniq.js';
import type { Period } from '../../../src/domain/period.ts';
import { daysBetween } from '../../../src/domain/studyDay.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { cachedMonths } from '../../attendance/cache/cachedMonths.ts';
import { columnsOf } from '../../attendance/cache/columnsOf.ts';
import { joinedDays } from '../../attendance/cache/joinedDays.ts';
import { marked } from '../../attendance/cache/marked.ts';
import { overIn } from '../../attendance/cache/overIn.ts';
import type { Students } from '../../attendance/cache/students.ts';
import { completedParts } from '../../attendance/monthParts.ts';
import { readSpans } from '../../attendance/readSpans.ts';
import type { Unpacked } from '../../database/packedRows.ts';
import { createColumns } from './createColumns.ts';
import type { SourceOfToday } from './columns.ts';
import { columnsFor, type FigureName } from './figures.ts';
import { figuresOfSpan, type Figures } from './figuresOfSpan.ts';
import { readLive } from './readLive.ts';
import { columnsOfPart } from './sumDays.ts';

/** Whether a span, as far as it has begun, ends with today. */
const includes =
  (today: string) =>
  ({ since, until }: Period) =>
    since <= today && until === today;

/** How many of the days before each something holds for. */
function countsBefore(holds: readonly boolean[]): number[] {
  const counts = [0];
  for (const each of holds) counts.push(counts.at(-1)! + Number(each));
  return counts;
}

/** A day after all others, from which other days can be subtracted within 32 bits. */
const afterAll = 2 ** 30;

function membersOf({ count, of: { isActive, hasJoined } }: Students): Int32Array {
  const isMember = new Int32Array(count);
  for (let place = 0; place < count; place++) isMember[place] = isActive[place]! & hasJoined[place]!;
  return isMember;
}

/** The columns of rows by the place that their first integer names. */
function columnsByPlace(rows: Unpacked, students: Students): Map<number, Int32Array[]> {
  const columns = new Map<number, Int32Array[]>();
  const found = students.placesOf(rows);
  for (let row = 0; row < rows.count; row++) {
    const place = rows.integerOf(row, 0);
    let ofPlace = columns.get(place);
    if (ofPlace === undefined) {
      ofPlace = Array.from({ length: rows.width - 1 }, () => new Int32Array(students.count));
      columns.set(place, ofPlace);
    }
    if (found[row] !== -1)
      for (const [column, values] of ofPlace.entries()) values[found[row]!] = rows.integerOf(row, column + 1);
  }
  return columns;
}

/** Everyone's figures of some spans, whose days are in memory. */
interface EveryonesSpans<Name extends FigureName> {
  students: Students;
  /**
   * Some figures of a span by its index: those of `figuresSql`. They are to be read before others are asked for, which are written
   * into the same columns.
   */
  figuresOf: <Wanted extends Name>(index: number, names: readonly Wanted[]) => Promise<Figures<Wanted>>;
}

/**
 * Reads what some figures of some spans are made of. Completed days come from cached months; only the running day is read.
 */
export async function everyonesSpans<Name extends FigureName>(
  context: QueryContext,
  periods: readonly Period[],
  names: readonly Name[],
): Promise<EveryonesSpans<Name>> {
  const read = readSpans(context, periods);
  const { today, spans, base, dates, expected, isOff } = read;
  const parts = completedParts(read);
  const { sums } = columnsFor(names);
  const months = [...new Set(parts.map(({ month }) => month))];
  const { now, students, ...all } = await cachedMonths(
    context,
    months.map(month => ({
      days: overIn(month, today),
      columns: uniq(parts.flatMap(part => (part.month === month ? columnsOfPart(part, sums) : []))),
    })),
    stamp => readLive(context, { spans, today: spans.some(includes(today)) ? today : null }, stamp),
  );
  const joined = joinedDays(students, dates.length > 0 ? dates : [base], context.session.studyClock);
  const none = new Int32Array(students.count);
  const columns = (rows: Unpacked) => (rows.count === 0 ? [] : columnsOf(rows, students));
  const running = columnsByPlace(now.running, students);
  const [
    totalToday = none,
    premiumToday = none,
    targetToday = none,
    presentToday = none,
    absentToday = none,
  ] = columns(now.days);
  const ofToday: Record<SourceOfToday, Int32Array> = {
    totalToday,
    premiumToday,
    targetToday,
    presentToday,
    absentToday,
    hasRowToday: marked(now.days, students),
    hasExcuseToday: marked(now.excused, students),
  };
  const ofOtherDays = mapValues(ofToday, () => none);
  const { dailyTarget } = students.of;
  const isMember = membersOf(students);
  const memberSince = joined.map((day, place) => (isMember[place] === 1 ? day : afterAll));
  const one = new Int32Array(students.count).fill(1);
  const isInScope = now.scope ? marked(now.scope, students) : one;
  const columnOf = createColumns(students.count);
  return {
    students,
    figuresOf(index, wanted) {
      const span = spans[index]!;
      const begins = daysBetween(base, span.since) - 1;
      const dayCount = Math.max(daysBetween(span.since, span.until), 0);
      const among = <T>(days: readonly T[]) => days.slice(begins, begins + dayCount);
      const hasToday = includes(today)(span);
      const [runningSeconds = none, completeRunningSeconds = none, newDaysBefore = none, runsToday = none] =
        running.get(index + 1) ?? [];
      return figuresOfSpan(
        {
          students,
          isInScope,
          isMember,
          columnOf,
          months: parts
            .filter(({ place }) => place === index + 1)
            .map(part => ({
              part,
              month: all.months[months.indexOf(part.month)]!,
              begins: daysBetween(base, part.month) - 1,
            })),
          sources: {
            ...(hasToday ? ofToday : ofOtherDays),
            runningSeconds,
            completeRunningSeconds,
            newDaysBefore,
            runsToday,
            one,
            joined,
            memberSince,
            dailyTarget,
          },
          facts: {
            begins,
            dayCount,
            isUntilToday: span.until === today,
            hasToday,
            isOver: !hasToday && !running.has(index + 1),
            isOffToday: hasToday && among(isOff).at(-1)!,
            expectsToday: hasToday && among(expected).at(-1)!,
            offBefore: countsBefore(among(isOff)),
          },
        },
        wanted,
      );
    },
  };
}

/**
 * Some figures of every student in scope who is registered and active, or has a record in a period, by name: the same as those of
 * `figuresSql`, for calls that need those of thousands of students and show a few of them.
 */
export const everyonesFigures = async <Name extends FigureName>(
  context: QueryContext,
  period: Period,
  names: readonly Name[],
): Promise<Figures<Name>> => (await everyonesSpans(context, [period], names)).figuresOf(0, names);
