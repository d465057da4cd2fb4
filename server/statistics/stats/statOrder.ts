import { sortEntries, type SortEntry } from '../../core/sortEntries.ts';
import type { FigureName } from '../everyone/figures.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import type { OrderColumn } from '../everyone/orderedSlice.ts';
import { ranksOf } from '../everyone/ranksOf.ts';
import { statFigures } from './statFigures.ts';

type StatField = Exclude<keyof typeof statFigures, 'targetSeconds'> | 'rank' | 'name' | 'date';

/** What statistics are ordered by; then they are by date and name. */
export type StatOrder = readonly SortEntry<StatField>[];

/** The figures that an order needs. */
export const figuresOfOrder = (order: StatOrder): FigureName[] =>
  order.flatMap(({ field }) =>
    field === 'name' || field === 'date' ? [] : field === 'rank' ? 'totalSeconds' : statFigures[field],
  );

/** The rows of a date are by rank where it comes first. */
export const fullOrder = (order: StatOrder): StatOrder =>
  order[0]?.field === 'date' ? [...order, ...sortEntries<'rank'>(['rank,asc'])] : order;

function valuesOf(field: StatField, figures: Figures<FigureName>, place: number): OrderColumn['values'] {
  switch (field) {
    case 'rank':
      // Students without one come last.
      return ranksOf(figures, { none: figures.students.count + 1 });
    case 'name':
      return figures.students.of.nameOrder;
    case 'date':
      return new Int32Array(figures.students.count).fill(place);
    default:
      return figures[statFigures[field]];
  }
}

/** What the rows of a span are ordered by, with its place among spans, which come by date. */
export const valuesOfOrder = (order: StatOrder, figures: Figures<FigureName>, place: number) =>
  order.map(({ field }) => valuesOf(field, figures, place));
