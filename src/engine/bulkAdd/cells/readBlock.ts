/** Matches a cell and what ends it; quotes inside a quoted cell are doubled. */
const cellBefore = (separator: string) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))([${separator}]|\\r\\n|\\r|\\n|$)`,
    'y',
  );
export const separators = ['\t', ',', ';', '|'] as const;
export type Separator = (typeof separators)[number];
const cells = new Map(separators.map(separator => [separator, cellBefore(separator)]));

/**
 * Cells copied from a spreadsheet, or stored as text: separators between columns, lines between rows, quotes around cells
 * that hold either.
 *
 * @param maxRows after how many rows to stop
 */
export function readBlock(text: string, separator: Separator = '\t', maxRows = Infinity): string[][] {
  const rows: string[][] = [[]];
  const cell = cells.get(separator)!;
  cell.lastIndex = 0;
  while (cell.lastIndex <= text.length && rows.length <= maxRows) {
    const found = cell.exec(text);
    if (found === null) break;
    const [all, quoted, plain = '', end] = found;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) rows.push([]);
    if (all === '' && end === '') break;
  }
  // Spreadsheets end the last line too.
  if (rows.length > 1 && rows.at(-1)!.every(text => text === '')) rows.pop();
  return rows.slice(0, maxRows);
}
