import { columnsOf, type ListDefinition } from './definition.ts';

/** Where react-admin stores which columns of a list are hidden. */
export const columnsKey = ({ resource }: Pick<ListDefinition, 'resource'>): string => `${resource}.datatable`;

/** Where it stores their order. */
export const ranksKey = (definition: Pick<ListDefinition, 'resource'>): string =>
  `${columnsKey(definition)}_columnRanks`;

/** The columns that are hidden until the user selects them. */
export const hiddenAtFirst = <T>(definition: ListDefinition<T>): string[] =>
  columnsOf(definition)
    .filter(column => column.hidden)
    .map(column => column.source);

/** React-admin's order of columns: where a column is named is its place, and others keep theirs. */
export function inOrder<C>(columns: readonly C[], ranks: readonly number[]): C[] {
  const places: C[] = [];
  columns.forEach((column, index) => {
    const rank = ranks.indexOf(index);
    places[rank === -1 ? index : rank] = column;
  });
  return places.filter(Boolean);
}
