/** Cells copied from a spreadsheet: tabs between columns, lines between rows, quotes around cells that hold either. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell and what ends it; quotes inside a quoted cell are doubled.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text);
    if (found === null) break;
    const [all, quoted, plain = '', end] = found;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    if (all === '' && end === '') break;
  }
  // Spreadsheets end the last line too.
  if (rows.length > 1 && rows.at(-1)!.every(text => text === '')) rows.pop();
  return rows;
}
