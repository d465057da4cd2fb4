import { sortEntries, type SortEntry } from '../../core/sortEntries.ts';
import type { Figures } from '../everyone/everyonesFigures.ts';
import { placeOf } from './rankedStudents.ts';

/** What everyone's figures of one period are ordered by. */
const values = {
  rank: placeOf,
  name: ({ nameOrder }: Figures) => nameOrder,
  totalStudySeconds: ({ totalSeconds }: Figures) => totalSeconds,
  premiumStudySeconds: ({ premiumSeconds }: Figures) => premiumSeconds,
  avgStudySeconds: ({ avgSeconds }: Figures) => avgSeconds,
  attainmentRate: ({ attainmentRate }: Figures) => attainmentRate,
  studyDayCount: ({ studyDayCount }: Figures) => studyDayCount,
  presentCount: ({ presentCount }: Figures) => presentCount,
  absentCount: ({ absentCount }: Figures) => absentCount,
};

/** Figures that come by name in another order. Those of one period have the same date, and are by rank where it comes first. */
export function sortedFigures(
  figures: readonly Figures[],
  given: readonly SortEntry<keyof typeof values | 'date'>[],
): Figures[] {
  const byRank = given[0]?.field === 'date' ? sortEntries<'rank'>(['rank,asc']) : [];
  const entries = [...given, ...byRank].flatMap(({ field, direction }) =>
    field === 'date' ? [] : [{ valueOf: values[field], sign: direction === 'asc' ? 1 : -1 }],
  );
  return figures.toSorted((a, b) => {
    for (const { valueOf, sign } of entries) {
      const difference = valueOf(a) - valueOf(b);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}
