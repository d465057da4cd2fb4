import type { Queryable } from './open.ts';
import { inParallel } from './inParallel.ts';

/** So many statements of one request are read at the same time, which leaves connections for others. */
export const mostAtOnce = 3;

/** Reads several things, a few at the same time, in their order. */
export async function fewAtOnce<T>(db: Queryable, reads: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...reads.entries()];
  const readOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results[next[0]] = await next[1]();
  };
  await inParallel(db, ...Array.from({ length: mostAtOnce }, () => readOn));
  return results;
}
