import { sql, type SQL } from 'drizzle-orm';
import type { DayStart, StudyClock } from '../../src/domain/studyClock.ts';
import { shiftDate, studyDayStart } from '../../src/domain/studyDay.ts';
import { studyDayStartSql } from './studyDayStartSql.ts';

/** The study day of an instant in a query: `studyDateOf` in SQL. Null of null. */
export function studyDateSql(instant: SQL, clock: StudyClock): SQL {
  const former = clock.former.map(part => {
    const end = studyDayStart(part.until, clock).toISOString();
    const last = shiftDate(part.until, -1);
    return sql`when (${instant}) < ${end}::timestamptz then least(${dateOn(instant, part)}, ${last}::date)`;
  });
  if (former.length === 0) return dateOn(instant, clock);
  return sql`(case ${sql.join(former, sql` `)} else ${dateOn(instant, clock)} end)`;
}

/** A time that comes twice, where clocks are set back, begins the day when it comes the second time. */
function dateOn(instant: SQL, start: DayStart): SQL {
  const date = sql`(((${instant}) at time zone ${start.zone}) - ${start.dayStartsAt}::interval)::date`;
  return sql`(${date} - ((${instant}) < ${studyDayStartSql(date, { ...start, former: [] })})::int)`;
}
