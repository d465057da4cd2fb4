import { sql, type SQL } from 'drizzle-orm';
import type { DayStart, StudyClock } from '../../src/domain/studyClock.ts';
import { studyDayStart } from '../../src/domain/studyDay.ts';

/** The instant at which a study day begins, for a date in a query: `studyDayStart` in SQL. */
export function studyDayStartSql(date: SQL, clock: StudyClock): SQL {
  const start = ({ zone, dayStartsAt }: DayStart) =>
    sql`(((${date})::timestamp + ${dayStartsAt}::interval) at time zone ${zone})`;
  if (clock.former.length === 0) return start(clock);
  const former = clock.former.map(part => {
    const end = studyDayStart(part.until, clock).toISOString();
    return sql`when (${date})::date < ${part.until}::date then least(${start(part)}, ${end}::timestamptz)`;
  });
  return sql`(case ${sql.join(former, sql` `)} else ${start(clock)} end)`;
}
