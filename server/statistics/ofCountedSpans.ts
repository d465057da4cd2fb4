import { sql } from 'drizzle-orm';
import takeWhile from 'lodash/takeWhile.js';
import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import { isWhole, type QueryContext } from '../accounts/scope.ts';
import { cachedWhile } from '../core/cache/cachedRecords.ts';
import { visitsStamp } from '../core/cache/stamps.ts';
import { visitDays } from '../database/schema/index.ts';
import { recordedSince } from './recordedSince.ts';

interface Counting<T> {
  /** What is counted, besides the students: the rest of the cache key. */
  what: readonly unknown[];
  /** What the figures of a span take of the memory. */
  bytes: number;
  count: (spans: readonly Period[]) => Promise<T[]>;
}

/**
 * How the students of a manager visited in each of some spans of days, in order. Spans whose days the job has counted for the whole
 * academy (`visit_days`) are memoized: what changes a stay deletes these days in its transaction, from its own on (`forgetVisits`).
 */
export async function ofCountedSpans<T>(
  context: QueryContext,
  spans: readonly Period[],
  { what, bytes, count }: Counting<T>,
): Promise<T[]> {
  if (spans.length === 0 || isWhole(context)) return count(spans);
  const { db, session, managerId } = context;
  const days = { since: spans[0]!.since, until: spans.at(-1)!.until };
  const [{ rows }, first] = await Promise.all([
    db.execute<{ dates: string[]; stamp: string }>(sql`
      select array(select study_date::text from ${visitDays} where group_id = ${session.groupId}
          and study_date between ${days.since}::date and ${days.until}::date and hour_seconds is not null) as dates,
        ${visitsStamp(session.groupId, days)} as stamp`),
    recordedSince(context),
  ]);
  if (first === null) return count(spans);
  const { dates, stamp } = rows[0]!;
  const counted = new Set(dates);
  const isCounted = (date: string) => date < first || counted.has(date);
  const over = takeWhile(spans, ({ since, until }) => datesOf(since, until).every(isCounted));
  const rest = spans.slice(over.length);
  const whose = session.role === 'OBSERVER' ? session.customerId : null;
  const figures = await Promise.all([
    over.length === 0
      ? []
      : cachedWhile(
          context,
          [...what, whose, managerId, over.map(({ since, until }) => [since, until])],
          stamp,
          async () => ({ value: await count(over), bytes: over.length * bytes }),
        ),
    rest.length === 0 ? [] : count(rest),
  ]);
  return figures.flat();
}
