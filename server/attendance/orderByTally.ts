import type { SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { SortEntry } from '../core/sortEntries.ts';
import type { Context } from '../core/context.ts';
import { rateOf } from './attendanceRules.ts';
import { readTallies } from './readTallies.ts';

export type TallyField = 'presentCount' | 'absentCount' | 'rate';

/**
 * The ids of students, on a page, in the order of what their days of a period add up to, then by name. `isFew` says that the
 * condition selects some of the academy's; otherwise it is about their accounts alone.
 */
export async function orderByTally(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  where: SQL | undefined,
  period: Period,
  { field, direction }: SortEntry<TallyField>,
  { offset, limit, isFew }: { offset: number; limit: number; isFew: boolean },
): Promise<string[]> {
  const { idOf, present, absent } = await readTallies(context, where, period, {
    isFew,
    withAbsences: field !== 'presentCount',
  });
  const by = {
    presentCount: (place: number) => present[place]!,
    absentCount: (place: number) => absent[place]!,
    rate: (place: number) => rateOf(present[place]!, absent[place]!),
  }[field];
  const values = Float64Array.from(present.keys(), by);
  const sign = direction === 'asc' ? 1 : -1;
  // By name where they are equal.
  const places = Int32Array.from(present.keys()).toSorted(
    (a, b) => sign * (values[a]! - values[b]!) || a - b,
  );
  return Array.from(places.subarray(offset, offset + limit), idOf);
}
