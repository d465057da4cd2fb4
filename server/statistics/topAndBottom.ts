import { limits } from '../../src/domain/limits.ts';

/**
 * The first and the last of what is ranked; the last ones begin with the very last (specification, section 9). Nothing is in
 * both: where there are too few for both lists, the first half is on top.
 */
export function topAndBottom<T>(places: ArrayLike<T>): { top: T[]; bottom: T[] } {
  const { length } = places;
  const topCount = Math.min(limits.ranking.top, Math.ceil(length / 2));
  const bottomCount = Math.min(limits.ranking.top, length - topCount);
  return {
    top: Array.from({ length: topCount }, (_, index) => places[index]!),
    bottom: Array.from({ length: bottomCount }, (_, index) => places[length - 1 - index]!),
  };
}
