import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Period } from '../../../src/domain/period.ts';
import type { Context } from '../context.ts';
import { calendarKey, readCache, writeCache } from './cache.ts';
import { recordsStamp } from './stamps.ts';

type Load<T> = () => Promise<{ value: T; bytes: number }>;

/**
 * Memoizes `load` as long as `stamp` stays the same, which was read before it: a write in between changes the stamp of the next call.
 *
 * @param what the rest of the cache key, besides the academy and its calendar
 */
export async function cachedWhile<T>(
  context: Pick<Context, 'db' | 'session'>,
  what: readonly unknown[],
  stamp: string,
  load: Load<T>,
): Promise<T> {
  const key = calendarKey(context, what);
  const found = readCache<T>(context.db, key, stamp);
  if (found !== undefined) return found;
  const { value, bytes } = await load();
  writeCache(context.db, key, { stamp, value, bytes });
  return value;
}

/**
 * Memoizes `load`, which reads all students' records of some completed days, until records, excuses or accounts change.
 *
 * @param what the rest of the cache key, besides the academy and its calendar
 */
export async function cachedRecords<T>(
  context: Pick<Context, 'db' | 'session'>,
  what: readonly unknown[],
  days: Period,
  load: Load<T>,
): Promise<T> {
  const { db } = context;
  if (is(db, PgTransaction)) return (await load()).value;
  const { rows } = await db.execute<{ stamp: string }>(
    sql`select ${recordsStamp(context.session.groupId, days)} as stamp`,
  );
  return cachedWhile(context, [...what, days], rows[0]!.stamp, load);
}
