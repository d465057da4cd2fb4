import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../../database/open.ts';

interface Found {
  stamp: string;
  value: unknown;
  /** Its approximate size in memory. */
  bytes: number;
}

interface CacheEntry extends Found {
  usedAt: number;
}

const { mostBytes, unusedMs } = serverLimits.cache;

const sizeOf = (key: string, { bytes }: Found) => key.length + bytes;

const ofDatabases = new WeakMap<Queryable, Map<string, CacheEntry>>();

/** The cache key of a result that depends on the academy's calendar as well as on `what`. */
export function calendarKey({ session }: Pick<Context, 'session'>, what: readonly unknown[]): string {
  const { groupId, studyClock, studyDays, holidays } = session;
  return JSON.stringify([groupId, ...what, studyClock, studyDays, holidays]);
}

/**
 * The cached value of a key, if it is of the stamp that the caller has just read from the database; else undefined.
 *
 * @param now monotonic milliseconds
 */
export function readCache<T>(
  db: Queryable,
  key: string,
  stamp: string,
  now = performance.now(),
): T | undefined {
  const all = ofDatabases.get(db);
  const found = all?.get(key);
  if (found?.stamp !== stamp) return undefined;
  // Map order is the order of use, for eviction.
  all!.delete(key);
  all!.set(key, { ...found, usedAt: now });
  return found.value as T;
}

/**
 * Caches a value with its stamp. Entries unused for `unusedMs` are evicted, and the least recently used ones while the cache is too
 * large. Reads of a transaction are not cached, because it may be rolled back.
 */
export function writeCache(db: Queryable, key: string, found: Found, now = performance.now()): void {
  if (is(db, PgTransaction)) return;
  const all = ofDatabases.get(db) ?? new Map<string, CacheEntry>();
  ofDatabases.set(db, all);
  all.delete(key);
  all.set(key, { ...found, usedAt: now });
  let bytes = 0;
  for (const [of, each] of all) bytes += sizeOf(of, each);
  for (const [oldest, each] of all) {
    if (bytes <= mostBytes && each.usedAt > now - unusedMs) break;
    all.delete(oldest);
    bytes -= sizeOf(oldest, each);
  }
}
