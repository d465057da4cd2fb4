import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import type { ListContext } from '../core/list.ts';
import { segments, studentDays, studyRecords } from '../database/schema/index.ts';
import { runningDays, runningSql } from '../recorder/runningSql.ts';
import { byAttainment } from './byAttainment.ts';
import { limitPerDay } from './limitPerDay.ts';
import { runsNow } from './load.ts';

export const measures = ['totalStudySeconds', 'premiumStudySeconds', 'attainmentRate'] as const;
export type Measure = (typeof measures)[number];

/** Up to this place it is quicker to take the first records of each day from an index than to sort all of them. */
const mostFromIndex = 5_000;

const { groupId, studyDate, customerId, roomId, totalSeconds, premiumSeconds, corrected } = studyRecords;
const key = sql`${studyDate}, ${customerId}, ${roomId}`;

/**
 * The keys of an academy's records in the order of what was measured, ties by day, student and room the same way. Of study
 * times it takes as many of each day as could be on the page, from an index that has them in this order; of the attainment it
 * takes what `byAttainment` finds. Those that a running stopwatch adds to are ordered by what it has measured, too.
 */
async function keysByMeasure(
  { db, session, now }: Pick<ListContext<unknown>, 'db' | 'session' | 'now'>,
  period: Period,
  { field, direction }: { field: Measure; direction: 'asc' | 'desc' },
  { offset, limit }: { offset: number; limit: number },
): Promise<RecordKey[]> {
  const { since, until } = period;
  const way = sql.raw(direction);
  const nulls = sql.raw(direction === 'asc' ? 'nulls first' : 'nulls last');
  // What runs may belong to a record of these days only.
  const recent = shiftDate(studyDateOf(now, session.studyClock), 1 - runningDays);
  const isTheirs = sql`${groupId} = ${session.groupId}`;
  const rests = sql`not (${studyDate} >= ${recent} and exists (select from ${segments}
    where ${segments.groupId} = ${session.groupId} and ${runsNow} and ${segments.state} = 'STUDY'))`;
  const more = runningSql(session.studyClock, now);
  const running = (measure: SQL, join = sql``) => sql`
    select ${key}, ${measure} as measure
    from ${segments} join ${studyRecords} on ${runsNow}
      and ${studyDate} between ${since > recent ? since : recent} and ${until} ${join}
    where ${segments.groupId} = ${session.groupId} and ${segments.endedAt} is null and ${segments.state} = 'STUDY'`;
  const most = offset + limit;
  const ofEachDay = (which: SQL) => {
    const first = (
      ofEach: number,
      reaches = sql``,
    ) => sql`generate_series(${since}::date, ${until}::date, interval '1 day') day
      cross join lateral (
        select ${key}, ${totalSeconds} as measure from ${studyRecords}
        where ${isTheirs} and ${studyDate} = day::date and ${which} and ${rests} ${reaches}
        order by ${totalSeconds} ${way}, ${customerId} ${way}, ${roomId} ${way} limit ${ofEach}
      ) first`;
    const bound = sql`(select measure from ${first(limitPerDay(period, most))} order by 1 ${way} offset ${most - 1} limit 1)`;
    const reaches =
      direction === 'desc'
        ? sql`and ${totalSeconds} >= coalesce(${bound}, 0)`
        : sql`and ${totalSeconds} <= coalesce(${bound}, ${2 ** 31 - 1}::int)`;
    return sql`select first.* from ${first(most, reaches)}`;
  };
  const candidates: Record<Measure, SQL[]> = {
    totalStudySeconds: [ofEachDay(sql`true`), running(sql`${totalSeconds} + ${more}`)],
    // Where nothing was corrected, the total is what was measured.
    premiumStudySeconds: [
      ofEachDay(sql`not ${corrected}`),
      sql`select ${key}, ${premiumSeconds} from ${studyRecords}
        where ${isTheirs} and ${studyDate} between ${since} and ${until} and ${corrected} and ${rests}`,
      running(sql`${premiumSeconds} + ${more}`),
    ],
    attainmentRate: [
      sql`select study_date, customer_id, room_id, measure from attained`,
      running(
        sql`(${totalSeconds} + ${more})::float8 / nullif(${studentDays.targetSeconds}, 0)`,
        sql`left join ${studentDays} on ${isStudentDay({ groupId, studyDate, customerId })}`,
      ),
    ],
  };
  const attained = () => byAttainment({ groupId: session.groupId, period, direction, most, rests });
  const { rows } = await db.execute<RecordKey & Record<string, unknown>>(sql`
    ${field === 'attainmentRate' ? attained() : sql``}
    select study_date::text as "studyDate", customer_id as "customerId", room_id as "roomId"
    from (${sql.join(candidates[field], sql` union all `)}) candidates
    order by measure ${way} ${nulls}, study_date ${way}, customer_id ${way}, room_id ${way}
    offset ${offset} limit ${limit}`);
  return rows;
}

/**
 * The same from the end of the list that is nearer, where a page is far from its beginning; undefined where it is far from both.
 * `count` says how many records the period has.
 */
export async function keysFromNearerEnd(
  context: Parameters<typeof keysByMeasure>[0],
  period: Period,
  sort: Parameters<typeof keysByMeasure>[2],
  { offset, limit }: { offset: number; limit: number },
  count: () => Promise<number>,
): Promise<RecordKey[] | undefined> {
  if (offset + limit <= mostFromIndex) return keysByMeasure(context, period, sort, { offset, limit });
  const total = await count();
  if (total <= offset) return [];
  if (total - offset > mostFromIndex) return undefined;
  const size = Math.min(limit, total - offset);
  const direction = sort.direction === 'asc' ? 'desc' : 'asc';
  const last = await keysByMeasure(
    context,
    period,
    { ...sort, direction },
    { offset: total - offset - size, limit: size },
  );
  return last.toReversed();
}
