import { sql, type SQL } from 'drizzle-orm';
import { hoursADay, hoursOfDays } from '../../../src/domain/hoursOfDays.ts';
import { datesOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import type { Queryable } from '../../database/open.ts';
import { truncateToSecond } from '../truncateToSecond.ts';
import { longestStayMs } from './visitFigures.ts';

interface StayScope {
  groupId: string;
  studyClock: StudyClock;
  now: Date;
  /** A query of the students who are counted, by `customer_id`; every student of the academy without it. */
  students?: SQL | undefined;
  /** The room that is counted; every one without it. */
  roomId?: string | undefined;
}

/** Of a study day, by the hour on its clock: how many students were there, and the seconds that were studied. */
export interface DayHours {
  visitors: number[];
  seconds: number[];
}

const isoOf = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/**
 * What the stopwatches of stays said between two instants, as `s`: found by the students where they are known, else by
 * when stays began or in which room they were. The running one of each stay is in it.
 */
function stopwatches({ groupId, students, roomId }: StayScope, start: SQL, end: SQL) {
  const reachesInto = (from: SQL, to: SQL) => sql`${from} < ${end} and (${to} is null or ${to} > ${start})`;
  const earliest = sql`${start} - ${`${longestStayMs} ms`}::interval`;
  const within = sql`s.group_id = ${groupId} and ${reachesInto(sql`s.started_at`, sql`s.ended_at`)}`;
  if (students !== undefined)
    return {
      from: sql`segments s`,
      // As an array, so that the rows of a few students are found by their ids.
      where: sql`${within} and s.started_at >= ${earliest} and s.customer_id = any(array(${students}))
        and ${roomId === undefined ? sql`true` : sql`s.room_id = ${roomId}`}`,
    };
  return {
    from: sql`room_users u join segments s on s.group_id = ${groupId} and s.room_user_id = u.room_user_id`,
    where: sql`u.group_id = ${groupId} and u.entered_at >= ${earliest}
      and ${reachesInto(sql`u.entered_at`, sql`u.exited_at`)} and ${within}
      and ${roomId === undefined ? sql`true` : sql`u.room_id = ${roomId}`}`,
  };
}

/** What stopwatches said while people were in rooms, with the seconds that were studied from one instant to another. */
const studied = (start: SQL, end: SQL) =>
  sql`case when state = 'STUDY' then extract(epoch from ${end} - ${start}) else 0 end`;

/**
 * A query of one hour of some study days: who was in a room (`customer_id`), on how many of the days (`days`), and the
 * `seconds` that they studied in it.
 */
export function studentsInHour(scope: StayScope, dates: readonly string[], hour: number): SQL {
  const ends = new Map(dates.map(date => [date, studyDayBounds(date, scope.studyClock).end]));
  const hours = hoursOfDays(dates, scope.studyClock);
  const slots = hours.flatMap(({ date, hour: of, start }, index) => {
    const next = hours[index + 1];
    return of === hour ? [{ date, start, end: next?.date === date ? next.start : ends.get(date)! }] : [];
  });
  const instants = (key: 'start' | 'end') =>
    sql`${sql.param(slots.map(slot => slot[key].toISOString()))}::timestamptz[]`;
  const until = isoOf(truncateToSecond(scope.now));
  const pieces = stopwatches(scope, sql`slot.start_at`, sql`slot.end_at`);
  return sql`select customer_id, count(distinct date)::int as days, sum(${studied(sql`start_at`, sql`end_at`)})::int as seconds
    from (
      select slot.date, said.customer_id, said.state, greatest(said.started_at, slot.start_at) as start_at,
        least(coalesce(said.ended_at, ${until}), ${until}, slot.end_at) as end_at
      from unnest(${instants('start')}, ${instants('end')}, ${sql.param(slots.map(({ date }) => date))}::date[])
        as slot(start_at, end_at, date)
      -- One hour after the other, each by the index.
      cross join lateral (select s.* from ${pieces.from} where ${pieces.where} offset 0) said
    ) piece
    where end_at > start_at group by customer_id`;
}

/**
 * The hours of study days that are over, counted from the stays and their stopwatches. What is corrected in study records
 * has no hour and is not in it.
 */
export async function hourFigures(
  db: Queryable,
  scope: StayScope,
  dates: readonly string[],
): Promise<DayHours[]> {
  if (dates.length === 0) return [];
  const { studyClock } = scope;
  const place = new Map(dates.map((date, index) => [date, index]));
  // Without gaps, so that an instant's hour is found by bisection.
  const hours = hoursOfDays(datesOf(dates[0]!, dates.at(-1)!), studyClock);
  const first = isoOf(hours[0]!.start);
  const { end } = studyDayBounds(dates.at(-1)!, studyClock);
  const last = isoOf(end);
  const cells = hours.map(({ date, hour }) => {
    const day = place.get(date);
    return day === undefined ? null : day * hoursADay + hour;
  });
  const starts = sql`${sql.param(hours.map(({ start }) => start.toISOString()))}::timestamptz[]`;
  const ends = sql.param([...hours.slice(1).map(({ start }) => start), end].map(at => at.toISOString()));
  const pieces = stopwatches(scope, first, last);
  const until = isoOf(truncateToSecond(scope.now));
  const [from, to] = [sql`greatest(piece.start_at, slot.start_at)`, sql`least(piece.end_at, slot.end_at)`];
  const { rows } = await db.execute<{ cell: number; visitors: number; seconds: number }>(sql`
    with slot as materialized (
      select place, cell, start_at, end_at from unnest(${starts}, ${ends}::timestamptz[], ${sql.param(cells)}::int[])
        with ordinality as hour(start_at, end_at, cell, place)
      where cell is not null
    ), piece as materialized (
      select s.customer_id, s.state, greatest(s.started_at, ${first}) as start_at,
        least(coalesce(s.ended_at, ${until}), ${until}, ${last}) as end_at
      from ${pieces.from} where ${pieces.where}
    )
    select slot.cell, count(distinct customer_id)::int as visitors, sum(${studied(from, to)})::int as seconds
    from piece cross join lateral generate_series(width_bucket(piece.start_at, ${starts}),
      width_bucket(piece.end_at - interval '1 microsecond', ${starts})) at
    join slot on slot.place = at
    where piece.end_at > piece.start_at group by slot.cell`);
  const days = dates.map(() => ({
    visitors: Array.from({ length: hoursADay }, () => 0),
    seconds: Array.from({ length: hoursADay }, () => 0),
  }));
  for (const { cell, visitors, seconds } of rows) {
    const day = days[Math.floor(cell / hoursADay)]!;
    day.visitors[cell % hoursADay] = visitors;
    day.seconds[cell % hoursADay] = seconds;
  }
  return days;
}
