import chunk from 'lodash/chunk.js';
import { fewAtOnce, mostAtOnce } from './fewAtOnce.ts';
import type { Queryable } from './open.ts';

/** Reads what is known of each of some things in a row in a few parts, whose rows are too many for one statement. */
export async function inParts<T, R>(
  db: Queryable,
  all: readonly T[],
  read: (part: T[]) => Promise<R[]>,
): Promise<R[]> {
  const parts = chunk(all, Math.ceil(all.length / mostAtOnce));
  return (
    await fewAtOnce(
      db,
      parts.map(part => () => read(part)),
    )
  ).flat();
}
