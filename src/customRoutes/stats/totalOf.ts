import type { spanMarks } from '../../domain/choices.ts';
import { daysBetween } from '../../domain/studyDay.ts';

/** The days of a row, and whether all of them count. */
export interface Counted {
  date: string;
  until: string;
  mark?: (typeof spanMarks)[number];
}

/** How the values of days make one figure. */
export type Total = 'sum' | 'mean';

const lengthOf = ({ date, until }: Counted) => daysBetween(date, until);

/** Whether two rows cover as many days, and both are over. */
export const isAlike = (row: Counted, before: Counted | undefined): before is Counted =>
  row.mark !== 'RUNNING' && before !== undefined && lengthOf(row) === lengthOf(before);

/**
 * What rows that are over come to, and the rows that they are compared with: a sum, or an average that counts each of
 * their days once. `before` is null where one of them has nothing alike to be compared with; the figure where none is over.
 */
export function totalOf<T extends Counted>(
  rows: readonly T[],
  source: keyof T,
  { total, before }: { total: Total; before: readonly (T | undefined)[] | null },
): { now: number | null; before: number | null } {
  const over = rows.flatMap((row, index) =>
    row.mark === 'RUNNING' ? [] : [{ row, before: before?.[index] }],
  );
  const figure = (of: readonly T[]) => {
    if (of.length === 0) return null;
    const days = of.reduce((sum, row) => sum + lengthOf(row), 0);
    return of.reduce(
      (sum, row) => sum + Number(row[source]) * (total === 'sum' ? 1 : lengthOf(row) / days),
      0,
    );
  };
  const alike = over.flatMap(pair => (isAlike(pair.row, pair.before) ? [pair.before as T] : []));
  return {
    now: figure(over.map(({ row }) => row)),
    before: alike.length === over.length ? figure(alike) : null,
  };
}
