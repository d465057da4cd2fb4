import { sortEntries, type SortEntry } from '../../core/sortEntries.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import { rowsByIntegers } from '../everyone/rowsByIntegers.ts';
import type { DaySum } from '../everyone/sumDays.ts';
import { ranksLast } from './ranksLast.ts';

/** What everyone's figures of one period are ordered by. */
export const valueOf = {
  rank: ({ rank }: Figures) => ranksLast(rank),
  name: ({ nameOrder }: Figures) => nameOrder,
  totalStudySeconds: ({ totalSeconds }: Figures) => totalSeconds,
  premiumStudySeconds: ({ premiumSeconds }: Figures) => premiumSeconds,
  avgStudySeconds: ({ avgSeconds }: Figures) => avgSeconds,
  attainmentRate: ({ attainmentRate }: Figures) => attainmentRate,
  studyDayCount: ({ studyDayCount }: Figures) => studyDayCount,
  presentCount: ({ presentCount }: Figures) => presentCount,
  absentCount: ({ absentCount }: Figures) => absentCount,
};

export type StatOrder = readonly SortEntry<keyof typeof valueOf | 'date'>[];

/** The sums that an order and ranks need. */
export const sumsOf = (order: StatOrder): DaySum[] => {
  const has = (field: keyof typeof valueOf) => order.some(entry => entry.field === field);
  return [
    'total',
    ...(has('premiumStudySeconds') ? (['premium'] as const) : []),
    ...(has('attainmentRate') ? (['target'] as const) : []),
  ];
};

/** The rows of figures, which come by name, in another order. Those of one period have the same date, and are by rank where it comes first. */
export function sortedFigures(figures: Figures, given: StatOrder): Int32Array {
  const byRank = given[0]?.field === 'date' ? sortEntries<'rank'>(['rank,asc']) : [];
  const entries = [...given, ...byRank].flatMap(({ field, direction }) =>
    field === 'date' ? [] : [{ of: valueOf[field](figures), sign: direction === 'asc' ? 1 : -1 }],
  );
  const [only, ...others] = entries;
  if (others.length === 0 && only?.of instanceof Int32Array) return rowsByIntegers(only.of, only.sign);
  return figures.rows.toSorted((a, b) => {
    for (const { of, sign } of entries) {
      const difference = of[a]! - of[b]!;
      if (difference !== 0) return sign * difference;
    }
    return a - b;
  });
}
