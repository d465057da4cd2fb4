import type { Period } from '../../src/domain/period.ts';
import { daysBetween } from '../../src/domain/studyDay.ts';

/**
 * How many of each day's first records to read for the first `most` of a period: a few times the average, so that together they are
 * most likely enough. The last one wanted then bounds what else has to be read.
 */
export const limitPerDay = ({ since, until }: Period, most: number): number =>
  Math.min(most, Math.max(8, Math.ceil((4 * most) / Math.max(1, daysBetween(since, until)))));
