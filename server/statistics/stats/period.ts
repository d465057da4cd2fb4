import { limits } from '../../../src/domain/limits.ts';
import type { Period } from '../../../src/domain/period.ts';
import { readPeriod } from '../../core/period.ts';

/** The study days that statistics are asked for: up to 60 (specification, section 5). */
export const statsPeriod = (query: Period): Period => readPeriod(query, limits.statistics.maxDays);
