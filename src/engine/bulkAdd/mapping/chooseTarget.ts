import type { Choices, Overview, SheetView } from './Overview.ts';
import type { Target } from './Target.ts';
import { withTarget } from './withTarget.ts';

const headersOf = ({ columns }: SheetView) => columns.map(({ header }) => header).join('\u0000');

/** The choices after a column's target was chosen: for all sheets that have the same headers. */
export function chooseTarget(
  choices: Choices,
  { sheets, remarks }: Overview,
  at: { sheet: string; column: number },
  target: Target | null,
): Choices {
  const chosen = sheets.find(({ name }) => name === at.sheet)!;
  const alike = sheets.filter(
    sheet => sheet === chosen || (chosen.headerRow !== null && headersOf(sheet) === headersOf(chosen)),
  );
  return {
    ...choices,
    sheets: {
      ...choices.sheets,
      ...Object.fromEntries(
        alike.map(({ name, columns }) => {
          const targets = columns.map(each => each.target);
          return [
            name,
            { ...choices.sheets[name], targets: withTarget(targets, at.column, target, remarks) },
          ];
        }),
      ),
    },
  };
}
