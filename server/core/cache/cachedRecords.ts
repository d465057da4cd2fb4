import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../context.ts';
import { calendarKey, readCache, writeCache } from './cache.ts';
import { recordsStamp } from './stamps.ts';

/**
 * Memoizes `load`, which reads all students' records of some completed days, until records, excuses or accounts change.
 *
 * @param what the rest of the cache key, besides the academy and its calendar
 */
export async function cachedRecords<T>(
  context: Pick<Context, 'db' | 'session'>,
  what: readonly unknown[],
  days: Period,
  load: () => Promise<{ value: T; bytes: number }>,
): Promise<T> {
  const { db } = context;
  if (is(db, PgTransaction)) return (await load()).value;
  const key = calendarKey(context, [...what, days]);
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select ${recordsStamp(context.session.groupId, days)} as stamp`,
  );
  const { stamp } = rows[0]!;
  const kept = readCache<T>(db, key, stamp);
  if (kept !== undefined) return kept;
  // Loaded after the stamp was read: a write in between changes the stamp of the next call.
  const { value, bytes } = await load();
  writeCache(db, key, { stamp, value, bytes });
  return value;
}
