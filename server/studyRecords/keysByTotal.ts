import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import type { ListContext } from '../core/list.ts';
import { segments, studyRecords } from '../database/schema/index.ts';
import { runningDays, runningSql } from '../recorder/runningSql.ts';
import { runsNow } from './load.ts';

/** Up to this place it is quicker to take the first records of each day than to sort all of them. */
export const mostByDay = 500;

/**
 * The keys of an academy's records in the order of their total time, ties by day, student and room the same way. Takes as many
 * of each day as could be on the page, from an index that has them in this order; those that a running stopwatch adds to
 * are ordered by what it has measured, too.
 */
export async function keysByTotal(
  { db, session, now }: Pick<ListContext<unknown>, 'db' | 'session' | 'now'>,
  { since, until }: Period,
  direction: 'asc' | 'desc',
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordKey[]> {
  const way = sql.raw(direction);
  const { groupId } = session;
  // What runs may belong to a record of these days only.
  const recent = shiftDate(studyDateOf(now, session.studyClock), 1 - runningDays);
  const runs = sql`${studyRecords.studyDate} >= ${recent} and exists (
    select from ${segments} where ${segments.groupId} = ${groupId} and ${runsNow} and ${segments.state} = 'STUDY')`;
  const { rows } = await db.execute<RecordKey & Record<string, unknown>>(sql`
    with candidates as (
      select first.* from generate_series(${since}::date, ${until}::date, interval '1 day') day
      cross join lateral (
        select ${studyRecords.studyDate}, ${studyRecords.customerId}, ${studyRecords.roomId},
          ${studyRecords.totalSeconds} as seconds
        from ${studyRecords}
        where ${studyRecords.groupId} = ${groupId} and ${studyRecords.studyDate} = day::date and not (${runs})
        order by ${studyRecords.totalSeconds} ${way}, ${studyRecords.customerId} ${way}, ${studyRecords.roomId} ${way}
        limit ${offset + limit}
      ) first
      union all
      select ${studyRecords.studyDate}, ${studyRecords.customerId}, ${studyRecords.roomId},
        ${studyRecords.totalSeconds} + ${runningSql(session.studyClock, now)}
      from ${segments} join ${studyRecords} on ${runsNow}
        and ${studyRecords.studyDate} between ${since > recent ? since : recent} and ${until}
      where ${segments.groupId} = ${groupId} and ${segments.endedAt} is null and ${segments.state} = 'STUDY'
    )
    select study_date::text as "studyDate", customer_id as "customerId", room_id as "roomId" from candidates
    order by seconds ${way}, study_date ${way}, customer_id ${way}, room_id ${way}
    offset ${offset} limit ${limit}`);
  return rows;
}
