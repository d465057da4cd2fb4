import type { Period } from '../../src/domain/period.ts';
import { daysBetween } from '../../src/domain/studyDay.ts';

/**
 * How many of the first records of each day of a period are most likely as many as wanted together, and a few times as many: what
 * the last wanted one of these has, as many records have, too, so that nothing beyond it needs to be read.
 */
export const fewOfEachDay = ({ since, until }: Period, most: number): number =>
  Math.min(most, Math.max(8, Math.ceil((4 * most) / Math.max(1, daysBetween(since, until)))));
