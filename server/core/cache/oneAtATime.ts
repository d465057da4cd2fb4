import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/open.ts';

const ofDatabases = new WeakMap<Queryable, Map<string, Promise<unknown>>>();

/** Serializes loads of one cache key, so that concurrent callers find what the first one has cached. */
export async function oneAtATime<T>(db: Queryable, key: string, run: () => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return run();
  const lines = ofDatabases.get(db) ?? new Map<string, Promise<unknown>>();
  ofDatabases.set(db, lines);
  const before = lines.get(key);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return run();
  })();
  lines.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(key) === mine) lines.delete(key);
  }
}
