import * as xlsx from 'xlsx';

export type TestCell = string | number | null | xlsx.CellObject;

const cellOf = (value: TestCell): xlsx.CellObject | undefined => {
  if (value === null) return undefined;
  if (typeof value === 'object') return value;
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
};

/** A file as a spreadsheet program would write it. */
export function workbookOf(rows: TestCell[][]): Uint8Array<ArrayBuffer> {
  const width = Math.max(...rows.map(row => row.length));
  const sheet = {
    '!data': rows.map(row => row.map(cellOf)),
    '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } }),
  } as unknown as xlsx.WorkSheet;
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Sheet1');
  return new Uint8Array(
    xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
}

export const fileOf = (content: BlobPart, name = 'students.xlsx') => new File([content], name);
