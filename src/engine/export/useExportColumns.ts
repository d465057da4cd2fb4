import { useStore } from 'ra-core';
import { columnsOf, type Column, type ListDefinition } from '../list/definition.ts';
import { columnsKey, hiddenAtFirst, inOrder, ranksKey } from '../list/storedColumns.ts';

/** Which columns a file of a list has: those of the screen, in its order, or all. */
export const exportChoices = ['all', 'shown'] as const;
type ExportChoice = (typeof exportChoices)[number];

/** The formats of files of lists. */
export const listFormats = ['xlsx', 'csv'] as const;

/** The columns of each choice; the choice and the format, which are stored for all lists of the account, and how to change them. */
export function useExportColumns<T>(definition: ListDefinition<T>) {
  const [choice, choose] = useStore<ExportChoice>('preferences.exportColumns', 'all');
  const [format, chooseFormat] = useStore<(typeof listFormats)[number]>('preferences.exportFormat', 'xlsx');
  const all = columnsOf(definition);
  const [hidden] = useStore<string[]>(columnsKey(definition), hiddenAtFirst(definition));
  const [ranks = []] = useStore<number[] | undefined>(ranksKey(definition));
  const shown = inOrder(all, ranks).filter(({ source }) => !hidden.includes(source));
  return {
    columns: { all, shown } satisfies Record<ExportChoice, Column<T>[]>,
    choice,
    choose,
    format,
    chooseFormat,
  };
}
