import { useStore } from 'ra-core';
import { columnsOf, type Column, type ListDefinition } from '../list/definition.ts';

/** Which columns a file of a list has: those of the screen, in its order, or all. */
export const exportChoices = ['all', 'shown'] as const;
type ExportChoice = (typeof exportChoices)[number];

/** The formats of files of lists. */
export const listFormats = ['xlsx', 'csv'] as const;

/** React-admin's order of columns: where a column is named is its place, and others keep theirs. */
function ordered<T>(columns: readonly Column<T>[], ranks: readonly number[]): Column<T>[] {
  const places: Column<T>[] = [];
  columns.forEach((column, index) => {
    const rank = ranks.indexOf(index);
    places[rank === -1 ? index : rank] = column;
  });
  return places.filter(Boolean);
}

/** The columns of each choice; the choice and the format, which are stored for all lists of the account, and how to change them. */
export function useExportColumns<T>(definition: ListDefinition<T>) {
  const [choice, choose] = useStore<ExportChoice>('preferences.exportColumns', 'all');
  const [format, chooseFormat] = useStore<(typeof listFormats)[number]>('preferences.exportFormat', 'xlsx');
  const all = columnsOf(definition);
  const table = `${definition.resource}.datatable`;
  const [hidden] = useStore<string[]>(
    table,
    all.filter(column => column.hidden).map(column => column.source),
  );
  const [ranks = []] = useStore<number[] | undefined>(`${table}_columnRanks`);
  const shown = ordered(all, ranks).filter(({ source }) => !hidden.includes(source));
  return {
    columns: { all, shown } satisfies Record<ExportChoice, Column<T>[]>,
    choice,
    choose,
    format,
    chooseFormat,
  };
}
