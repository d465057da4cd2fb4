import { and, between, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { weekdays, type Weekday } from '../../../src/domain/choices.ts';
import type { HourStats, HourStudent } from '../../../src/domain/entities/statistics.ts';
import { hoursADay } from '../../../src/domain/hoursOfDays.ts';
import { isHoliday } from '../../../src/domain/isHoliday.ts';
import { minutesOfDay } from '../../../src/domain/studyClock.ts';
import { datesOf, shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import { isWhole, studentsOf } from '../../accounts/scope.ts';
import type { Context } from '../../core/context.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { found } from '../../core/problem.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { inParts } from '../../database/inParts.ts';
import { isId } from '../../database/newId.ts';
import { customers, rooms, visitDays } from '../../database/schema/index.ts';
import { hourFigures, studentsInHour, type DayHours } from '../../recorder/visits/hourFigures.ts';
import { recordedSince } from '../recordedSince.ts';
import { statsPeriod } from './period.ts';

type Query = Pick<
  QueryOf<Contract['stats']['hours']>,
  'since' | 'until' | 'managerId' | 'roomId' | 'studentId'
>;
type Asking = Pick<Context, 'db' | 'session' | 'now'> & { query: Query };

const weekdayOf = (date: string): Weekday => weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** The days that count: those that are over, since the academy's first entry, and no holidays. */
async function countedDates({ db, session, now, query }: Asking): Promise<string[]> {
  const { since, until } = statsPeriod(query);
  const first = await recordedSince({ db, session, now });
  if (first === null) return [];
  const yesterday = shiftDate(studyDateOf(now, session.studyClock), -1);
  return datesOf(since > first ? since : first, until < yesterday ? until : yesterday).filter(
    date => !isHoliday(date, session.holidays),
  );
}

/** Which stays count: undefined for those of the whole academy. */
function staysOf({ session, query: { managerId, roomId, studentId } }: Asking) {
  const scope = { session, managerId };
  const students =
    isWhole(scope) && studentId === undefined
      ? undefined
      : sql`select ${customers.customerId} from ${customers} where ${and(
          studentsOf(scope),
          studentId === undefined ? undefined : eq(customers.customerId, studentId),
        )}`;
  return students === undefined && roomId === undefined ? undefined : { students, roomId };
}

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

/** The hours of each date: as they were counted, or from the stays. */
async function hoursOfDates(context: Asking, dates: readonly string[]): Promise<DayHours[]> {
  const { db, session, now } = context;
  const { groupId, studyClock } = session;
  const stays = staysOf(context);
  if (stays !== undefined)
    return inParts(db, dates, part => hourFigures(db, { groupId, studyClock, now, ...stays }, part));
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

type StudentsQuery = QueryOf<Contract['stats']['hourStudents']>;

/** A query of the students who were in a room in an hour of a weekday; undefined where no day counts. */
async function studentsSql(context: ListContext<StudentsQuery>): Promise<SQL | undefined> {
  const { session, now, query } = context;
  const { roomId, studentId } = context.query;
  if ([roomId, studentId].some(id => id !== undefined && !isId(id))) return undefined;
  const dates = (await countedDates(context)).filter(date => weekdayOf(date) === query.weekday);
  if (dates.length === 0) return undefined;
  const { groupId, studyClock } = session;
  const scope = { groupId, studyClock, now, ...staysOf(context) };
  return sql`select c.customer_id as "customerId", c.user_id as "userId", c.name, c.email, m.name as "managerName",
      own.days as "dayCount", own.seconds as "studySeconds"
    from (${studentsInHour(scope, dates, query.hour)}) own
    join customers c on c.group_id = ${groupId} and c.customer_id = own.customer_id
    left join customers m on m.group_id = ${groupId} and m.customer_id = c.manager_id`;
}

const columns = { dayCount: sql`"dayCount"`, studySeconds: sql`"studySeconds"`, name: sql`name` };

const orderOf = ({ sort }: StudentsQuery) =>
  sql.join(
    [
      ...sortEntries<keyof typeof columns>(
        sort.length > 0 ? sort : ['dayCount,desc', 'studySeconds,desc'],
      ).map(({ field, direction }) => sql`${columns[field]} ${sql.raw(direction)}`),
      sql`name`,
      sql`"customerId"`,
    ],
    sql`, `,
  );

/** The students behind an hour of a weekday, those who were there most often first. */
export const hourStudentSource: ListSource<StudentsQuery, HourStudent> = {
  async ids(context, { offset, limit }) {
    const students = await studentsSql(context);
    if (students === undefined) return [];
    const { rows } = await context.db.execute<HourStudent & Record<string, unknown>>(
      sql`select * from (${students}) students order by ${orderOf(context.query)} offset ${offset} limit ${limit}`,
    );
    return rows;
  },
  async count(context) {
    const students = await studentsSql(context);
    if (students === undefined) return 0;
    const { rows } = await context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${students}) students`,
    );
    return rows[0]!.count;
  },
  load: async (_, students) => students,
};
