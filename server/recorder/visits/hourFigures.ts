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
 * The hours of completed study days, counted from the stays and their stopwatches. What is corrected in study records
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
  const instants = hours.map(({ start }) => start.toISOString());
  const starts = sql`${sql.param(instants)}::timestamptz[]`;
  const ends = sql.param([...instants.slice(1), end.toISOString()]);
  const pieces = stopwatches(scope, first, last);
  const until = isoOf(truncateToSecond(scope.now));
  // Whole milliseconds, whose sums are exact.
  const since = (instant: string) =>
    sql.raw(`round(date_part('epoch', ${instant} - `).append(sql`${first}) * 1000)::bigint`);
  // A piece counts where it begins and where it ends; how many go on in an hour follows from the hours before.
  const { rows } = await db.execute<{ cell: number; visitors: number; seconds: number }>(sql`
    with piece as (
      select s.customer_id, s.state = 'STUDY' as is_study, greatest(s.started_at, ${first}) as start_at,
        least(coalesce(s.ended_at, ${until}), ${until}, ${last}) as end_at
      from ${pieces.from} where ${pieces.where}
    ), placed as (
      select *, width_bucket(start_at, ${starts}) as first, width_bucket(end_at - interval '1 microsecond', ${starts}) as last
      from piece where end_at > start_at
    ), present as materialized (
      -- Who was there already in the hour that a piece begins in is not counted again.
      select *, greatest(first, 1 + coalesce(max(last) over (
        partition by customer_id order by start_at, end_at rows between unbounded preceding and 1 preceding), 0)) as came
      from placed
    ), begun as (
      select first as place, count(*) as count, sum(${since('start_at')}) as at from present where is_study group by 1
    ), ended as (
      select last as place, count(*) as count, sum(${since('end_at')}) as at from present where is_study group by 1
    ), came as (
      select came as place, count(*) as count from present where came <= last group by 1
    ), gone as (
      select last + 1 as place, count(*) as count from present where came <= last group by 1
    ), hour as (
      select place, cell, ${since('start_at')} as start_at, ${since('end_at')} as end_at,
        coalesce(begun.count, 0) as begun, coalesce(begun.at, 0) as begun_at, coalesce(ended.count, 0) as ended,
        coalesce(ended.at, 0) as ended_at, coalesce(came.count, 0) - coalesce(gone.count, 0) as came
      from unnest(${starts}, ${ends}::timestamptz[], ${sql.param(cells)}::int[])
        with ordinality as hour(start_at, end_at, cell, place)
      left join begun using (place) left join ended using (place) left join came using (place) left join gone using (place)
    )
    select cell, visitors, seconds from (
      select cell, (sum(came) over up_to)::int as visitors, (((sum(begun) over up_to - sum(ended) over up_to + ended)
        * (end_at - start_at) - (begun_at - begun * start_at) - (ended * end_at - ended_at)) / 1000.0)::int as seconds
      from hour window up_to as (order by place)
    ) counted
    where cell is not null and visitors > 0`);
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
