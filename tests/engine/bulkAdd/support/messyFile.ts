import * as xlsx from 'xlsx';
import type { Cells } from '../../../../src/engine/bulkAdd/definition.ts';
import { people, type Person } from './people.ts';
import { fileOf, type TestCell } from './workbookOf.ts';

export interface MessySheet {
  name?: string;
  above?: TestCell[][];
  header: TestCell[] | null;
  line: (person: Person) => TestCell[];
  below?: TestCell[][];
  /** Lines before a person's. */
  between?: (person: Person) => TestCell[][];
  hidden?: (person: Person) => boolean;
  merges?: string[];
  hiddenColumns?: number[];
  isHidden?: boolean;
  count?: number;
  /** What is to be read of a person; null where nothing is. */
  expected?: (person: Person) => Cells | null;
}

/** A file, and what is to be read of it. */
export interface MessyFile {
  name: string;
  file: File;
  expected: { sheet: string; number: number; cells: Cells }[];
}

export const basicOf = (person: Person): Cells => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
});

/** The lines of a sheet, and each person's place in it. */
function laidOut({ above = [], header, line, below = [], between, count, expected = basicOf }: MessySheet) {
  const lines: TestCell[][] = [...above, ...(header === null ? [] : [header])];
  const records = people(count).flatMap(person => {
    lines.push(...(between?.(person) ?? []), line(person));
    const cells = expected(person);
    return cells === null ? [] : [{ number: lines.length, cells }];
  });
  return { lines: [...lines, ...below], records };
}

const cellOf = (value: TestCell): xlsx.CellObject | undefined =>
  value === null
    ? undefined
    : typeof value === 'object'
      ? value
      : { t: typeof value === 'number' ? 'n' : 's', v: value };

/** A workbook. */
export function book(
  name: string,
  sheets: MessySheet[],
  bookType: xlsx.BookType = 'xlsx',
  date1904 = false,
): MessyFile {
  const workbook = xlsx.utils.book_new();
  const expected: MessyFile['expected'] = [];
  for (const [index, each] of sheets.entries()) {
    const sheetName = each.name ?? `Sheet${index + 1}`;
    const { lines, records } = laidOut(each);
    const width = Math.max(1, ...lines.map(line => line.length));
    const sheet: Record<string, unknown> = {
      '!ref': xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: lines.length - 1, c: width - 1 } }),
      '!merges': (each.merges ?? []).map(range => xlsx.utils.decode_range(range)),
    };
    lines.forEach((line, r) =>
      line.forEach((value, c) => {
        const cell = cellOf(value);
        if (cell) sheet[xlsx.utils.encode_cell({ r, c })] = cell;
      }),
    );
    if (each.hiddenColumns)
      sheet['!cols'] = Array.from({ length: width }, (_, column) => ({
        hidden: each.hiddenColumns!.includes(column),
      }));
    const hiddenRows = people(each.count).filter(person => each.hidden?.(person));
    if (hiddenRows.length > 0) {
      const rows: { hidden?: boolean }[] = [];
      const { records: all } = laidOut({ ...each, expected: person => ({ index: String(person.index) }) });
      for (const { number, cells } of all)
        if (hiddenRows.some(({ index: hidden }) => String(hidden) === cells.index))
          rows[number - 1] = { hidden: true };
      sheet['!rows'] = Array.from({ length: lines.length }, (_, row) => rows[row] ?? {});
    }
    xlsx.utils.book_append_sheet(workbook, sheet as xlsx.WorkSheet, sheetName);
    expected.push(...records.map(record => ({ sheet: sheetName, ...record })));
  }
  workbook.Workbook = {
    Sheets: sheets.map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
    ...(date1904 ? { WBProps: { date1904 } } : {}),
  };
  const content = new Uint8Array(xlsx.write(workbook, { type: 'array', bookType }) as ArrayBuffer);
  return {
    name,
    file: fileOf(
      content,
      `${name}.${({ biff8: 'xls', html: 'xls', xlml: 'xls' } as Record<string, string>)[bookType] ?? bookType}`,
    ),
    expected,
  };
}

const quoted = (separator: string) => (cell: TestCell) => {
  const text = String(cell ?? '');
  return text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A text file with separators. */
export function text(
  name: string,
  sheet: MessySheet,
  {
    separator = ',',
    encode = (content: string) => new TextEncoder().encode(content),
    end = '\r\n',
    type = 'csv',
    start = '',
  } = {},
): MessyFile {
  const { lines, records } = laidOut(sheet);
  const content = start + lines.map(line => line.map(quoted(separator)).join(separator)).join(end) + end;
  return {
    name,
    file: fileOf(encode(content), `${name}.${type}`),
    expected: records.map(({ number, cells }) => ({
      sheet: name,
      number: number + (start.startsWith('sep=') ? 1 : 0),
      cells,
    })),
  };
}
