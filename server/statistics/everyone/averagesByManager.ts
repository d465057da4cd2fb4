import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { managersOf } from '../../attendance/cache/managersOf.ts';
import { averagedFigures, averagesOf, type Averages } from '../averages.ts';
import { everyonesFigures } from './everyonesFigures.ts';

/** What the figures of each manager's students come to in a period: the same as those of `spanAverages` for one span. */
export async function averagesByManager(
  context: QueryContext,
  period: Period,
): Promise<(Averages & { place: number; managerId: string })[]> {
  const figures = await everyonesFigures(context, period, averagedFigures);
  const { idOf, managerOf } = await managersOf(context, figures.students);
  const rowsOf: number[][] = [];
  for (const row of figures.rows) {
    const manager = managerOf[row]!;
    if (manager !== -1) (rowsOf[manager] ??= []).push(row);
  }
  return rowsOf.flatMap((rows, manager) => ({
    place: 1,
    managerId: idOf(manager),
    ...averagesOf(figures, rows),
  }));
}
