import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { StudyClock } from '../../../src/domain/studyClock.ts';
import { studyDayBounds } from '../../../src/domain/studyDay.ts';
import type { Queryable } from '../../database/open.ts';
import { studentDays, studyRecords } from '../../database/schema/index.ts';
import { truncateToSecond } from '../truncateToSecond.ts';
import type { Visits } from './Visits.ts';

interface Asked {
  groupId: string;
  studyClock: StudyClock;
  now: Date;
  /** A query of the students who are counted, by `customer_id`; every student of the academy without it. */
  students?: SQL | undefined;
}

/** The longest stay in a room; a stay that began before a span can reach into it. */
export const longestStayMs = 3 * 86_400_000;

/**
 * How an academy was visited in each of some spans of study days that follow one another, counted from its records and stays.
 * A visit belongs to the day of its entry; one that lasts counts up to now.
 */
export async function visitFigures(
  db: Queryable,
  { groupId, studyClock, now, students }: Asked,
  spans: readonly Period[],
): Promise<Visits[]> {
  if (spans.length === 0) return [];
  const bounds = spans.map(({ since, until }) => ({
    start: studyDayBounds(since, studyClock).start,
    end: studyDayBounds(until, studyClock).end,
  }));
  const starts = sql`${sql.param(bounds.map(({ start }) => start.toISOString()))}::timestamptz[]`;
  const first = bounds[0]!.start;
  const last = sql`${bounds.at(-1)!.end.toISOString()}::timestamptz`;
  const until = sql`${truncateToSecond(now).toISOString()}::timestamptz`;
  // As an array, so that the stays of a few students are found by their ids.
  const whose = (customerId: SQL) =>
    students === undefined ? sql`true` : sql`${customerId} = any(array(${students}))`;
  // Those of some students are in an index of the records; everyone's are read by the day.
  const entered = students === undefined ? studentDays : studyRecords;
  // Staff are few: to leave them out takes no look-up for each stay.
  const isStudent =
    students === undefined
      ? sql`u.customer_id not in (select customer_id from customers where group_id = ${groupId} and kind in ('OWNER', 'MANAGER'))`
      : whose(sql`u.customer_id`);
  const [entries, stays] = await Promise.all([
    db.execute<{ place: number; visits: number; visitors: number }>(sql`
      select width_bucket(r.study_date, ${sql.param(spans.map(({ since }) => since))}::date[]) as place,
        sum(r.visit_count)::int as visits, count(distinct r.customer_id)::int as visitors
      from ${entered} r
      where r.group_id = ${groupId} and r.visit_count > 0 and ${whose(sql`r.customer_id`)}
        and r.study_date between ${spans[0]!.since} and ${spans.at(-1)!.until}
      group by 1`),
    db.execute<{ place: number; peak: number; count: number; seconds: number }>(sql`
      with stay as materialized (
        select u.entered_at as entered, least(coalesce(u.exited_at, ${until}), ${until}) as exited
        from room_users u
        where u.group_id = ${groupId} and ${isStudent}
          and u.entered_at >= ${new Date(first.getTime() - longestStayMs).toISOString()}::timestamptz
          and u.entered_at < ${last}
          and (u.exited_at is null or u.exited_at > ${first.toISOString()}::timestamptz)
      ), event as (
        select entered as at, 1 as change from stay union all
        select exited, -1 from stay union all
        select unnest(${starts}), 0
      ), moment as (
        select at, sum(change) over (order by at, change rows unbounded preceding)::int as present from event
      ), peaks as (
        select width_bucket(at, ${starts}) as place, max(present) as peak from moment
        where at < ${last} group by 1
      ), lengths as (
        select width_bucket(entered, ${starts}) as place, count(*)::int as count,
          sum(extract(epoch from exited - entered))::float8 as seconds
        from stay group by 1
      )
      select place::int, peak, coalesce(count, 0) as count, coalesce(seconds, 0) as seconds
      from peaks left join lengths using (place)`),
  ]);
  const entriesIn = new Map(entries.rows.map(row => [row.place, row]));
  const staysIn = new Map(stays.rows.map(row => [row.place, row]));
  return spans.map((_, index) => {
    const counted = entriesIn.get(index + 1);
    const measured = staysIn.get(index + 1);
    return {
      visitCount: counted?.visits ?? 0,
      visitorCount: counted?.visitors ?? 0,
      peakCount: measured?.peak ?? 0,
      stayCount: measured?.count ?? 0,
      staySeconds: measured?.seconds ?? 0,
    };
  });
}
