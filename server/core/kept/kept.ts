import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../../database/open.ts';

interface Found {
  stamp: string;
  value: unknown;
  /** What it takes of the memory, roughly. */
  bytes: number;
}

interface Kept extends Found {
  usedAt: number;
}

const { mostBytes, unusedMs } = serverLimits.kept;

const sizeOf = (key: string, { bytes }: Found) => key.length + bytes;

const ofDatabases = new WeakMap<Queryable, Map<string, Kept>>();

/** The key of something that depends on the academy's study days besides `what` is asked. */
export function calendarKey({ session }: Pick<Context, 'session'>, what: readonly unknown[]): string {
  const { groupId, studyClock, studyDays, holidays } = session;
  return JSON.stringify([groupId, ...what, studyClock, studyDays, holidays]);
}

/**
 * What was read of a database and is still there as it was, by a key that says what was asked: only for who has found in the
 * database that the stamp is the same. `now` are milliseconds that only increase.
 */
export function findKept<T>(
  db: Queryable,
  key: string,
  stamp: string,
  now = performance.now(),
): T | undefined {
  const all = ofDatabases.get(db);
  const found = all?.get(key);
  if (found?.stamp !== stamp) return undefined;
  // The last one is the one that was used last.
  all!.delete(key);
  all!.set(key, { ...found, usedAt: now });
  return found.value as T;
}

/**
 * Keeps what was read together with its stamp. What was not used for a while is forgotten, and so is what was not used for the
 * longest time where there is too much. Nothing is kept of what a transaction reads, which may be undone.
 */
export function keep(db: Queryable, key: string, found: Found, now = performance.now()): void {
  if (is(db, PgTransaction)) return;
  const all = ofDatabases.get(db) ?? new Map<string, Kept>();
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
