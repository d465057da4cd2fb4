import { sql, type SQL } from 'drizzle-orm';
import type { StudyClock } from '../../src/domain/studyClock.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { segments, studyRecords } from '../database/schema/index.ts';
import { truncateToSecond } from './truncateToSecond.ts';

/** How many days back a stopwatch may have been started without being stopped. */
export const runningDays = 3;

/** What `runningPieces` adds to a study record, for ordering: the running segment has to be joined, if there is one. */
export function runningSql(clock: StudyClock, now: Date): SQL {
  const today = studyDateOf(now, clock);
  const end = truncateToSecond(now).toISOString();
  const cases = Array.from({ length: runningDays }, (_, index) => {
    const date = shiftDate(today, -index);
    const bounds = studyDayBounds(date, clock);
    return sql`when ${date}::date then extract(epoch from greatest(interval '0', least(${end}::timestamptz,
      ${bounds.end.toISOString()}::timestamptz) - greatest(${segments.startedAt}, ${bounds.start.toISOString()}::timestamptz)))`;
  });
  // Of no segment, `greatest` would make one that lasts since the day began.
  return sql`case when ${segments.startedAt} is null then 0
    else case ${studyRecords.studyDate} ${sql.join(cases, sql` `)} else 0 end end::int`;
}
