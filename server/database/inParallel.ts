import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './open.ts';

/**
 * Runs queries in parallel, each on a connection of its own; in a transaction, which has one connection, in sequence.
 */
export async function inParallel<T extends readonly unknown[]>(
  db: Queryable,
  ...reads: { [K in keyof T]: () => Promise<T[K]> }
): Promise<T> {
  if (!is(db, PgTransaction)) return Promise.all(reads.map(read => read())) as unknown as Promise<T>;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as unknown as T;
}
