import type { Choices, Overview } from './Overview.ts';

/** The overview with the user's choices in it, as it is shown until the file has been read by them. */
export const withChoices = (overview: Overview, { sheets: chosen }: Choices): Overview => ({
  ...overview,
  sheets: overview.sheets.map(sheet => {
    const { isChosen = sheet.isChosen, headerRow = sheet.headerRow, targets } = chosen[sheet.name] ?? {};
    const columns = targets
      ? sheet.columns.map((column, index) => ({ ...column, target: targets[index] ?? null }))
      : sheet.columns;
    return { ...sheet, isChosen, headerRow, columns };
  }),
});
