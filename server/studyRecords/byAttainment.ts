import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { studentDays, studyRecords } from '../database/schema/index.ts';
import { limitPerDay } from './limitPerDay.ts';

const { studyDate, customerId, roomId, totalSeconds } = studyRecords;

interface Wanted {
  groupId: string;
  period: Period;
  direction: 'asc' | 'desc';
  /** How many records are wanted. */
  most: number;
  /** Which records no stopwatch adds to, as a condition on `study_records`. */
  rests: SQL;
}

/**
 * Common table expressions that end in `attained`: the key and the `measure` of each record at rest that can be among the
 * first in the order of attainment, null where the day's target is 0. A bound that as many records as wanted reach is found
 * from an index; what lies beyond it is not read.
 */
export function byAttainment({ groupId, period, direction, most, rests }: Wanted): SQL {
  const { since, until } = period;
  const records = (where: SQL, first = sql`offset 0`) => sql`cross join lateral (
      select ${studyDate}, ${customerId}, ${roomId}, ${totalSeconds} from ${studyRecords}
      where ${studyRecords.groupId} = ${groupId} and ${studyDate} = target.date and ${where} ${first}
    ) record`;
  const days = (columns: SQL, where: SQL) => sql`cross join lateral (
      select ${columns} from ${studentDays}
      where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} = target.date and ${where}
    ) day`;
  const ofDay = sql`${customerId} = day.customer_id`;
  const highest = (where: SQL) => sql`(select max(${studentDays.targetSeconds}) from ${studentDays}
    where ${studentDays.groupId} = ${groupId} and ${where})`;
  const targets = sql`target as (
      select date::date, ${highest(sql`${studentDays.studyDate} = date::date`)} as seconds
      from generate_series(${since}::date, ${until}::date, interval '1 day') as date
      union all
      select date, ${highest(sql`${studentDays.studyDate} = date and ${studentDays.targetSeconds} < seconds`)}
      from target where seconds > 0
    )`;
  const few = limitPerDay(period, most);
  const firstFound = (boundOf: (ofEach: number) => SQL, otherwise: SQL) =>
    sql`coalesce(${sql.join([...new Set([few, most])].map(boundOf), sql`, `)}, ${otherwise})`;
  // A record's attainment is at most its day's, which may have several. A stopwatch only adds, so that records that run
  // reach the bound, too: without them the bound would miss the records of some days and be 0, which reads all.
  const lowestWanted = (ofEach: number) => sql`(
        select record.total_seconds::float8 / seconds
        from (
          select date, seconds, day.customer_id from target ${days(
            sql`${studentDays.customerId}, ${studentDays.totalSeconds}`,
            sql`${studentDays.targetSeconds} = seconds order by ${studentDays.totalSeconds} desc limit ${ofEach}`,
          )}
          where seconds > 0 order by day.total_seconds::float8 / seconds desc limit ${most}
        ) target ${records(sql`${customerId} = target.customer_id`)}
        order by 1 desc offset ${most - 1} limit 1)`;
  const descending = sql`bound as materialized (
      select ${firstFound(lowestWanted, sql`0`)} as attainment
    ), attained as (
      select record.*, record.total_seconds::float8 / nullif(seconds, 0) as measure
      from target ${days(
        sql`${studentDays.customerId}`,
        sql`${studentDays.targetSeconds} = seconds
          and ${studentDays.totalSeconds} >= floor((select attainment from bound) * seconds)::int offset 0`,
      )} ${records(sql`${ofDay} and ${rests}`)}
      where seconds > 0 or (select attainment from bound) = 0
    )`;
  const targetOf = days(
    sql`${studentDays.targetSeconds} as seconds`,
    sql`${studentDays.customerId} = record.customer_id offset 0`,
  );
  const highestWanted = (ofEach: number) => sql`(
        select coalesce(record.total_seconds::float8 / nullif(day.seconds, 0), -1)
        from highest target ${records(rests, sql`order by ${totalSeconds} limit ${ofEach}`)} ${targetOf}
        order by 1 offset ${most - 1} limit 1)`;
  const ascending = sql`highest as (select date, max(seconds) as seconds from target group by date), bound as materialized (
      select ${firstFound(highestWanted, sql`'infinity'`)} as attainment
    ), attained as (
      select record.*, record.total_seconds::float8 / day.seconds as measure
      from highest target ${records(
        sql`${totalSeconds} <= least((select attainment from bound) * target.seconds + 1, ${2 ** 31 - 1})::int and ${rests}`,
      )} ${targetOf}
      where target.seconds > 0 and day.seconds > 0
      union all
      select record.*, null from target ${days(sql`${studentDays.customerId}`, sql`${studentDays.targetSeconds} = 0 offset 0`)}
      ${records(sql`${ofDay} and ${rests}`)} where seconds = 0
    )`;
  return sql`with recursive ${targets}, ${direction === 'desc' ? descending : ascending}`;
}
