import type { Column } from '../definition.ts';

/** A column of the table with those whose values are in its cells too. */
export interface TableColumn {
  column: Column<never>;
  beside: readonly Column<never>[];
  below: readonly Column<never>[];
}

/** The shown columns as the table has them: some are within another. */
export function folded(shown: readonly Column<never>[]): TableColumn[] {
  const isWithin = ({ within }: Column<never>) => shown.some(({ source }) => source === within?.column);
  const inside = (host: Column<never>, at: 'beside' | 'below') =>
    shown.filter(({ within }) => within?.column === host.source && within.at === at);
  return shown
    .filter(column => !isWithin(column))
    .map(column => ({ column, beside: inside(column, 'beside'), below: inside(column, 'below') }));
}
