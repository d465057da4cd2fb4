import { maxColumns, maxLines } from './bounds.ts';

/** A table, a row or column of the table before it, or a style of tables that are not shown. */
const elements =
  /<table:table(?=[\s>])([^>]*)>|<table:table-(row|column)(?=[\s/>])([^>]*)>|<style:style\b([^>]*)>\s*<style:table-properties\b[^>]*\btable:display="false"/g;
const valueOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** How many rows and columns are read; a file may say that more are hidden than there can be. */
const bounds = { row: maxLines, column: maxColumns };

/** What is hidden of a sheet: itself, or rows and columns by their indexes. */
interface Hidden {
  isHidden: boolean;
  rows: Set<number>;
  columns: Set<number>;
}

/** What an OpenDocument spreadsheet hides, sheet by sheet; the library that reads its cells does not say it. */
export function hiddenInOds(contentXml: string): Hidden[] {
  const hiddenStyles = new Set<string | undefined>();
  const sheets: Hidden[] = [];
  let next = { row: 0, column: 0 };
  for (const [, table, part, attributes = '', style] of contentXml.matchAll(elements)) {
    if (style !== undefined) hiddenStyles.add(valueOf(style, 'style:name'));
    if (table !== undefined) {
      const name = valueOf(table, 'table:style-name');
      sheets.push({
        isHidden: name !== undefined && hiddenStyles.has(name),
        rows: new Set(),
        columns: new Set(),
      });
      next = { row: 0, column: 0 };
    }
    if (part !== 'row' && part !== 'column') continue;
    const count = Number(valueOf(attributes, `table:number-${part}s-repeated`) ?? 1);
    const hidden = sheets.at(-1)?.[`${part}s`];
    if (/^(?:collapse|filter)$/.test(valueOf(attributes, 'table:visibility') ?? ''))
      for (let index = next[part]; index < Math.min(next[part] + count, bounds[part]); index++)
        hidden?.add(index);
    next[part] += count;
  }
  return sheets;
}
