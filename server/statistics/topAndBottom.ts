import { limits } from '../../src/domain/limits.ts';

/**
 * The first and the last of what is ranked; the last ones begin with the very last (specification, section 9). Nothing is in
 * both: where there are too few for both lists, the first half is on top.
 */
export function topAndBottom<T>(places: readonly T[]): { top: T[]; bottom: T[] } {
  const top = places.slice(0, Math.min(limits.ranking.top, Math.ceil(places.length / 2)));
  return { top, bottom: places.slice(top.length).toReversed().slice(0, limits.ranking.top) };
}
