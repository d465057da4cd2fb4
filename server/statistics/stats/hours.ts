import { and, between, eq, isNotNull } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import { weekdays, type Weekday } from '../../../src/domain/choices.ts';
import type { HourStats } from '../../../src/domain/entities/statistics.ts';
import { hoursADay } from '../../../src/domain/hoursOfDays.ts';
import { minutesOfDay } from '../../../src/domain/studyClock.ts';
import { studentsOf } from '../../accounts/scope.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { inParts } from '../../database/inParts.ts';
import { isId } from '../../database/newId.ts';
import { customers, rooms, visitDays } from '../../database/schema/index.ts';
import { hourFigures, type DayHours } from '../../recorder/visits/hourFigures.ts';
import { ofCountedSpans } from '../ofCountedSpans.ts';
import { countedDates, staysOf, weekdayOf, type Asking } from './countedHours.ts';

/** The names of the room and the student that are asked for. */
async function namesOf({ db, session, query: { managerId, roomId, studentId } }: Asking) {
  const room =
    roomId !== undefined &&
    found(
      isId(roomId)
        ? (
            await db
              .select({ name: rooms.name })
              .from(rooms)
              .where(and(eq(rooms.groupId, session.groupId), eq(rooms.roomId, roomId)))
          )[0]
        : undefined,
    );
  const student =
    studentId !== undefined &&
    found(
      isId(studentId)
        ? (
            await db
              .select({ name: customers.name })
              .from(customers)
              .where(and(studentsOf({ session, managerId }), eq(customers.customerId, studentId)))
          )[0]
        : undefined,
    );
  return { roomName: room ? room.name : null, studentName: student ? student.name : null };
}

/** What the hours of a day take of the memory. */
const bytesOfHours = 2 * hoursADay * 8;

/** The hours of each date: as they were counted, or from the stays. */
async function hoursOfDates(context: Asking, dates: readonly string[]): Promise<DayHours[]> {
  const { db, session, now } = context;
  const { groupId, studyClock } = session;
  const stays = staysOf(context);
  if (stays !== undefined) {
    const ofParts = (some: readonly string[]) =>
      inParts(db, some, part => hourFigures(db, { groupId, studyClock, now, ...stays }, part));
    const { managerId, roomId, studentId } = context.query;
    // One student's are found by an index.
    if (studentId !== undefined) return ofParts(dates);
    return ofCountedSpans(
      { db, session, now, managerId },
      dates.map(date => ({ since: date, until: date })),
      {
        what: ['hours', roomId],
        bytes: bytesOfHours,
        count: days => ofParts(days.map(({ since }) => since)),
      },
    );
  }
  const counted = await db
    .select({
      date: visitDays.studyDate,
      visitors: visitDays.hourVisitors,
      seconds: visitDays.hourSeconds,
    })
    .from(visitDays)
    .where(
      and(
        eq(visitDays.groupId, groupId),
        between(visitDays.studyDate, dates[0]!, dates.at(-1)!),
        isNotNull(visitDays.hourSeconds),
      ),
    );
  const byDate = new Map<string, DayHours>(
    counted.map(({ date, visitors, seconds }) => [date, { visitors: visitors!, seconds: seconds! }]),
  );
  const rest = dates.filter(date => !byDate.has(date));
  const figures = await hourFigures(db, { groupId, studyClock, now }, rest);
  for (const [index, of] of figures.entries()) byDate.set(rest[index]!, of);
  return dates.map(date => byDate.get(date)!);
}

/** People and study by weekday and hour, on the completed study days. A study day's night belongs to its own weekday. */
export async function hoursOf(context: Context<Contract['stats']['hours']>): Promise<HourStats> {
  const names = await namesOf(context);
  const dates = await countedDates(context);
  const figures = dates.length === 0 ? [] : await hoursOfDates(context, dates);
  const firstHour = Math.floor(minutesOfDay(context.session.studyClock.dayStartsAt) / 60);
  const byWeekday = groupBy(
    figures.map((hours, index) => ({ hours, weekday: weekdayOf(dates[index]!) })),
    'weekday',
  );
  const sum = (weekday: Weekday, of: (hours: DayHours) => number) =>
    (byWeekday[weekday] ?? []).reduce((total, { hours }) => total + of(hours), 0);
  return {
    ...names,
    counted: dates.length === 0 ? null : { since: dates[0]!, until: dates.at(-1)! },
    firstHour,
    days: weekdays.map(weekday => ({ weekday, dayCount: sum(weekday, () => 1) })),
    cells: weekdays.flatMap(weekday =>
      Array.from({ length: hoursADay }, (_, index) => {
        const hour = (firstHour + index) % hoursADay;
        return {
          weekday,
          hour,
          visitorCount: sum(weekday, ({ visitors }) => visitors[hour]!),
          studySeconds: sum(weekday, ({ seconds }) => seconds[hour]!),
        };
      }),
    ),
  };
}
