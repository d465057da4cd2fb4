import * as xlsx from 'xlsx';

export type TestCell = string | number | null | xlsx.CellObject;

const cellOf = (value: TestCell): xlsx.CellObject | undefined => {
  if (value === null) return undefined;
  if (typeof value === 'object') return value;
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
};

export interface TestSheet {
  name: string;
  rows: TestCell[][];
  /** Rows that are hidden, by their number from 1. */
  hidden?: number[];
  isHidden?: boolean;
}

function sheetOf({ rows, hidden = [] }: TestSheet): xlsx.WorkSheet {
  const width = Math.max(...rows.map(row => row.length));
  return {
    '!data': rows.map(row => row.map(cellOf)),
    '!rows': rows.map((_, index) => (hidden.includes(index + 1) ? { hidden: true } : {})),
    '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: width - 1 } }),
  } as xlsx.WorkSheet;
}

/** A file of several sheets as a spreadsheet program would write it. */
export function workbookOfSheets(sheets: TestSheet[]): Uint8Array<ArrayBuffer> {
  const book = xlsx.utils.book_new();
  for (const sheet of sheets) xlsx.utils.book_append_sheet(book, sheetOf(sheet), sheet.name);
  book.Workbook = { Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })) };
  return new Uint8Array(
    xlsx.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  );
}

/** A file of one sheet. */
export const workbookOf = (rows: TestCell[][]) => workbookOfSheets([{ name: 'Sheet1', rows }]);

export const fileOf = (content: BlobPart, name = 'students.xlsx') => new File([content], name);
