import { sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import { customers, roomUsers, studyRecords } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { truncateToSecond } from '../../recorder/truncateToSecond.ts';
import { isOfScope, studentsOf } from '../../accounts/scope.ts';
import { bucketsOf } from './buckets.ts';
import { bucketRows } from './perBucket.ts';
import { statsPeriod } from './period.ts';

type Joining = Pick<Context<Contract['stats']['joins']>, 'db' | 'now' | 'session' | 'query'>;

/** The longest stay in a room; a stay that began before the period can reach into it. */
const longestStayMs = 3 * 86_400_000;

/**
 * Entries, different students, the most at once, and how long a visit lasted on average: one row a day, week or month.
 * A visit belongs to the day of its entry; one that lasts counts up to now.
 */
export async function joinsOf(context: Joining) {
  const { db, session, now, query } = context;
  const { groupId, studyClock } = session;
  const scope = { session, managerId: query.managerId };
  const buckets = bucketsOf(statsPeriod(query), query.unit, studyDateOf(now, studyClock));
  const bounds = buckets.map(({ since, until }) => ({
    start: studyDayBounds(since, studyClock).start,
    end: studyDayBounds(until, studyClock).end,
  }));
  const instants = (key: 'start' | 'end') => sql.param(bounds.map(bound => bound[key].toISOString()));
  const first = bounds[0]!.start;
  const last = bounds.at(-1)!.end;
  const [entries, stays] = await Promise.all([
    db.execute<{ place: number; visits: number; people: number }>(sql`
      select bucket.place::int, sum(${studyRecords.visitCount})::int as visits,
        count(distinct ${studyRecords.customerId})::int as people
      from ${bucketRows(buckets)}
      join ${studyRecords} on ${studyRecords.groupId} = ${groupId}
        and ${studyRecords.studyDate} between bucket.since and bucket.until
      where ${studyRecords.visitCount} > 0 and ${isOfScope(studyRecords.customerId, scope) ?? sql`true`}
      group by bucket.place`),
    db.execute<{ place: number; peak: number; stay: number }>(sql`
      with bucket as (
        select * from unnest(${instants('start')}::timestamptz[], ${instants('end')}::timestamptz[])
          with ordinality as bucket(starts, ends, place)
      ), stay as (
        select ${roomUsers.enteredAt} as entered,
          least(coalesce(${roomUsers.exitedAt}, ${truncateToSecond(now).toISOString()}::timestamptz),
            ${truncateToSecond(now).toISOString()}::timestamptz) as exited
        from ${roomUsers}
        join ${customers} on ${customers.groupId} = ${roomUsers.groupId}
          and ${customers.customerId} = ${roomUsers.customerId}
        where ${roomUsers.groupId} = ${groupId} and ${studentsOf(scope)}
          and ${roomUsers.enteredAt} >= ${new Date(first.getTime() - longestStayMs).toISOString()}::timestamptz
          and ${roomUsers.enteredAt} < ${last.toISOString()}::timestamptz
          and (${roomUsers.exitedAt} is null or ${roomUsers.exitedAt} > ${first.toISOString()}::timestamptz)
      ), event as (
        select entered as at, 1 as change from stay union all
        select exited, -1 from stay union all
        select starts, 0 from bucket
      ), moment as (
        select at, sum(change) over (order by at, change rows unbounded preceding)::int as present from event
      ), peaks as (
        select width_bucket(at, ${instants('start')}::timestamptz[]) as place, max(present) as peak from moment
        where at < ${last.toISOString()}::timestamptz group by 1
      ), lengths as (
        select width_bucket(entered, ${instants('start')}::timestamptz[]) as place,
          avg(extract(epoch from exited - entered))::float8 as stay
        from stay group by 1
      )
      select place::int, peak, coalesce(stay, 0) as stay from peaks left join lengths using (place)`),
  ]);
  const entriesIn = new Map(entries.rows.map(row => [row.place, row]));
  const staysIn = new Map(stays.rows.map(row => [row.place, row]));
  return buckets.map(({ since, until, incomplete, mark }, index) => {
    const counted = entriesIn.get(index + 1);
    const measured = staysIn.get(index + 1);
    return {
      date: since,
      until,
      incomplete,
      mark,
      joinCount: counted?.visits ?? 0,
      userCount: counted?.people ?? 0,
      peakCount: measured?.peak ?? 0,
      avgStaySeconds: Math.round(measured?.stay ?? 0),
    };
  });
}
