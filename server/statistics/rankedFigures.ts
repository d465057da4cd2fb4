import type { Period } from '../../src/domain/period.ts';
import type { QueryContext } from '../accounts/scope.ts';
import { everyonesFigures } from './everyone/everyonesFigures.ts';
import type { FigureName } from './everyone/figures.ts';
import type { Figures } from './everyone/figuresOfSpan.ts';
import { figuresOf } from './figuresOf.ts';
import type { StudentFigures } from './studentFigures.ts';
import { topAndBottom } from './topAndBottom.ts';

/** A student's figures with the rank by them, and those of the period that they are compared with, if the student counts in it. */
export type RankedFigures = StudentFigures & { rank: number; before: StudentFigures | undefined };

interface Ranking<Name extends FigureName> {
  period: Period;
  /** The period that it is compared with. */
  before: Period;
  /** The figures of everyone that are needed. */
  names: readonly Name[];
  /** What a row is ranked by, the highest first. */
  by: (figures: Figures<Name>, row: number) => number;
  /** Who is ranked besides being active. */
  who?: (figures: Figures<Name>, row: number) => boolean;
}

/**
 * The first and the last students of a ranking, the last ones beginning with the very last (specification, section 9), with the
 * figures of everyone and the rows of those that are ranked. Equal figures share a rank.
 */
export async function rankedFigures<Name extends FigureName>(
  context: QueryContext,
  { period, before, names, by, who = () => true }: Ranking<Name>,
): Promise<Record<'top' | 'bottom', RankedFigures[]> & { everyone: Figures<Name>; places: Int32Array }> {
  const everyone = await everyonesFigures(context, period, names);
  const { students, isMember, rows } = everyone;
  const values = new Float64Array(students.count);
  for (const row of rows) values[row] = by(everyone, row);
  const places = rows
    .filter(row => isMember[row] === 1 && who(everyone, row))
    // By name where they are equal.
    .toSorted((a, b) => values[b]! - values[a]! || a - b);
  const { top, bottom } = topAndBottom(places);
  const rankOf = (row: number) => places.findIndex(other => values[other] === values[row]) + 1;
  const listed = [...top, ...bottom].map(row => ({ customerId: students.idOf(row) }));
  const [byId, beforeById] = (await figuresOf(context, [period, before], listed)).map(
    figures => new Map(figures.map(each => [each.customerId, each])),
  );
  const shown = (rows: readonly number[]) =>
    rows.flatMap(row => {
      const figures = byId?.get(students.idOf(row));
      return figures ? [{ ...figures, rank: rankOf(row), before: beforeById?.get(figures.customerId) }] : [];
    });
  return { top: shown(top), bottom: shown(bottom), everyone, places };
}
