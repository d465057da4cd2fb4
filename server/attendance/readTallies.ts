import type { SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { countTallies, type Caller, type Tallies, type Wanted } from './countTallies.ts';
import { cachedTallies } from './cache/cachedTallies.ts';

/** The tallies of students whom a condition selects, from the cached months unless it selects only some of the academy's. */
export const readTallies = (
  context: Caller,
  where: SQL | undefined,
  period: Period,
  wanted: Wanted,
): Promise<Tallies> =>
  wanted.isFew ? countTallies(context, where, period, wanted) : cachedTallies(context, where, period);
