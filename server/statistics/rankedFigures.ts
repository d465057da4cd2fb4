import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { everyonesFigures, type Figures } from './everyone/everyonesFigures.ts';
import { figuresOf } from './figuresOf.ts';
import { ranked } from './ranked.ts';
import type { StudentFigures } from './studentFigures.ts';
import { topAndBottom } from './topAndBottom.ts';

/** A student's figures with the rank by them, and those of the period that they are compared with, if the student counts in it. */
export type RankedFigures = StudentFigures & { rank: number; before: StudentFigures | undefined };

interface Ranking {
  period: Period;
  /** The period that it is compared with. */
  before: Period;
  /** The figure that is ranked by, the highest first. */
  by: (figures: Figures) => number;
  /** Who is ranked besides being active. */
  who?: (figures: Figures) => boolean;
}

/**
 * The first and the last students of a ranking, the last ones beginning with the very last (specification, section 9), with the
 * figures of everyone and of those that are ranked. Equal figures share a rank.
 */
export async function rankedFigures(
  context: QueryContext,
  { period, before, by, who = () => true }: Ranking,
): Promise<Record<'top' | 'bottom', RankedFigures[]> & Record<'everyone' | 'places', Figures[]>> {
  const { figures: everyone, idOf } = await everyonesFigures(context, period);
  const places = ranked(
    everyone.filter(each => each.isActive && who(each)),
    by,
  );
  const { top, bottom } = topAndBottom(places);
  const listed = [...top, ...bottom].map(each => ({ customerId: idOf(each) }));
  const [byId, beforeById] = (await figuresOf(context, [period, before], listed)).map(
    figures => new Map(figures.map(each => [each.customerId, each])),
  );
  const shown = (those: typeof places) =>
    those.flatMap(each => {
      const figures = byId?.get(idOf(each));
      return figures ? [{ ...figures, rank: each.rank, before: beforeById?.get(figures.customerId) }] : [];
    });
  return { top: shown(top), bottom: shown(bottom), everyone, places };
}
