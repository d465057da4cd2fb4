import type { SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { countTallies, type Caller, type Tallies, type Wanted } from './countTallies.ts';
import { keptTallies } from './kept/keptTallies.ts';

/** The tallies of students whom a condition selects, from what is kept of months unless it selects some of the academy's. */
export const readTallies = (
  context: Caller,
  where: SQL | undefined,
  period: Period,
  wanted: Wanted,
): Promise<Tallies> =>
  wanted.isFew ? countTallies(context, where, period, wanted) : keptTallies(context, where, period);
