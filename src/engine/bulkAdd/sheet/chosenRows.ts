import type { Cells } from '../definition.ts';
import type { FoundSheet } from './plan.ts';

/** What is to be read from a file. */
export interface SheetChoice {
  /** The names of the sheets that are read. */
  sheets: ReadonlySet<string>;
  withHidden: boolean;
}

interface ChosenRow {
  cells: Cells;
  sheet: string;
  number: number;
}

/** The default selection: nothing hidden. */
export const firstChoice = (sheets: readonly FoundSheet[]): SheetChoice => ({
  sheets: new Set(sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name)),
  withHidden: false,
});

/** The rows of the chosen sheets, in the order of the file. */
export const chosenRows = (sheets: readonly FoundSheet[], choice: SheetChoice): ChosenRow[] =>
  sheets
    .filter(({ name }) => choice.sheets.has(name))
    .flatMap(({ name, rows }) =>
      rows
        .filter(({ isHidden }) => choice.withHidden || !isHidden)
        .map(({ cells, number }) => ({ cells, sheet: name, number })),
    );
