import { limits } from '../../src/domain/limits.ts';

/** The first and the last of what is ranked; the last ones begin with the very last (specification, section 9). */
export const topAndBottom = <T>(places: readonly T[]) => ({
  top: places.slice(0, limits.ranking.top),
  bottom: places.toReversed().slice(0, limits.ranking.top),
});
