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
 * Cells copied from a spreadsheet, or stored as text, row by row: separators between columns, lines between rows, quotes
 * around cells that hold either.
 */
export function* rowsOfBlock(text: string, separator: Separator = '\t'): Generator<string[]> {
  const cell = cells.get(separator)!;
  let row: string[] = [];
  let count = 0;
  // Others may read meanwhile.
  for (let at = 0; at <= text.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (found === null) break;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end === separator) continue;
    const after = cell.lastIndex;
    yield row;
    cell.lastIndex = after;
    count++;
    row = [];
  }
  // Spreadsheets end the last line too.
  if (count === 0 || row.some(text => text !== '')) yield row;
}

/** @param maxRows after how many rows to stop */
export function readBlock(text: string, separator?: Separator, maxRows = Infinity): string[][] {
  const rows: string[][] = [];
  for (const row of rowsOfBlock(text, separator)) {
    if (rows.length >= maxRows) break;
    rows.push(row);
  }
  return rows;
}
