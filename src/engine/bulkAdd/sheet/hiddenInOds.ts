/** A table, a row of the table before it, or a style of tables that are not shown. */
const elements =
  /<table:table(?=[\s>])([^>]*)>|<table:table-row(?=[\s/>])([^>]*)>|<style:style\b([^>]*)>\s*<style:table-properties\b[^>]*\btable:display="false"/g;
const valueOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** What is hidden of a sheet: itself, or rows by their indexes. */
interface Hidden {
  isHidden: boolean;
  rows: Set<number>;
}

/** What an OpenDocument spreadsheet hides, sheet by sheet; the library that reads its cells does not say it. */
export function hiddenInOds(contentXml: string): Hidden[] {
  const hiddenStyles = new Set<string | undefined>();
  const sheets: Hidden[] = [];
  let row = 0;
  for (const [, table, tableRow, style] of contentXml.matchAll(elements)) {
    if (style !== undefined) hiddenStyles.add(valueOf(style, 'style:name'));
    if (table !== undefined) {
      const name = valueOf(table, 'table:style-name');
      sheets.push({ isHidden: name !== undefined && hiddenStyles.has(name), rows: new Set() });
      row = 0;
    }
    if (tableRow === undefined) continue;
    const count = Number(valueOf(tableRow, 'table:number-rows-repeated') ?? 1);
    if (/^(?:collapse|filter)$/.test(valueOf(tableRow, 'table:visibility') ?? ''))
      for (let index = 0; index < count; index++) sheets.at(-1)?.rows.add(row + index);
    row += count;
  }
  return sheets;
}
