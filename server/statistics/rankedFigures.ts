import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { everyonesFigures } from './everyone/everyonesFigures.ts';
import type { Figures } from './everyone/figuresOfSpan.ts';
import { figuresOf } from './figuresOf.ts';
import type { StudentFigures } from './studentFigures.ts';
import { topAndBottom } from './topAndBottom.ts';

/** A student's figures with the rank by them, and those of the period that they are compared with, if the student counts in it. */
export type RankedFigures = StudentFigures & { rank: number; before: StudentFigures | undefined };

interface Ranking {
  period: Period;
  /** The period that it is compared with. */
  before: Period;
  /** The figure that a row is ranked by, the highest first. */
  by: (figures: Figures, row: number) => number;
  /** Who is ranked besides being active. */
  who?: (figures: Figures, row: number) => boolean;
}

/**
 * The first and the last students of a ranking, the last ones beginning with the very last (specification, section 9), with the
 * figures of everyone and the rows of those that are ranked. Equal figures share a rank.
 */
export async function rankedFigures(
  context: QueryContext,
  { period, before, by, who = () => true }: Ranking,
): Promise<Record<'top' | 'bottom', RankedFigures[]> & { everyone: Figures; places: Int32Array }> {
  const everyone = await everyonesFigures(context, period);
  const values = Float64Array.from({ length: everyone.count }, (_, row) => by(everyone, row));
  const places = everyone.rows
    .filter(row => everyone.isActive[row] === 1 && who(everyone, row))
    // By name where they are equal.
    .toSorted((a, b) => values[b]! - values[a]! || a - b);
  const { top, bottom } = topAndBottom(places);
  const rankOf = (row: number) => places.findIndex(other => values[other] === values[row]) + 1;
  const listed = [...top, ...bottom].map(row => ({ customerId: everyone.idOf(row) }));
  const [byId, beforeById] = (await figuresOf(context, [period, before], listed)).map(
    figures => new Map(figures.map(each => [each.customerId, each])),
  );
  const shown = (rows: readonly number[]) =>
    rows.flatMap(row => {
      const figures = byId?.get(everyone.idOf(row));
      return figures ? [{ ...figures, rank: rankOf(row), before: beforeById?.get(figures.customerId) }] : [];
    });
  return { top: shown(top), bottom: shown(bottom), everyone, places };
}
