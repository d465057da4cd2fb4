import { sql, type SQL } from 'drizzle-orm';
import type { DayStart, StudyClock } from '../../src/domain/studyClock.ts';

/**
 * The instant within a study day at which the academy's clock shows a time of day (`HH:MM:SS`), for a date and a time in a
 * query; null of null. Times before the study day begins belong to its end.
 */
export function wallClockSql(date: SQL, time: SQL, clock: StudyClock): SQL {
  const within = ({ zone, dayStartsAt }: DayStart) =>
    sql`(((${date}) + (${time})::time + case when (${time})::time < ${dayStartsAt}::time then interval '1 day'
      else interval '0' end) at time zone ${zone})`;
  if (clock.former.length === 0) return within(clock);
  const former = clock.former.map(part => sql`when (${date}) < ${part.until}::date then ${within(part)}`);
  return sql`(case ${sql.join(former, sql` `)} else ${within(clock)} end)`;
}
